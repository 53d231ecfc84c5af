"""Which tests check which rule: `python tests/rule_coverage.py` lists them, and the rules without one.

A test names the rules it checks (`test_R10_left_bower_follows_trump`). The rules stand in engine/rules.txt, a number and half a line each.
"""

import re
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent


def rules():
    """Number of every rule to its half line."""
    lines = (TESTS / "engine" / "rules.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


def by_rule():
    """Number of a rule to the tests that name it, as "folder/file: test"."""
    found = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for test in re.findall(r"^ *(?:async )?def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            for number in re.findall(r"(?<=_)R\d+(?=_|$)", test):
                found.setdefault(number, []).append(f"{file.relative_to(TESTS).as_posix()}: {test}")
    return found


def main():
    found = by_rule()
    for number, words in rules().items():
        print(f"{number} {words}")
        print("".join(f"    {test}\n" for test in found.get(number, ["NO TEST"])), end="")
    return int(any(number not in found for number in rules()))


if __name__ == "__main__":
    sys.exit(main())
