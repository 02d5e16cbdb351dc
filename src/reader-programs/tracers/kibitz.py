"""Runs a program and tells its trace, which Kibitz plays: each line that runs, and the variables that it changes.

    python3 kibitz.py solution.py < input.txt > answer.txt 2> trace.txt

The program stays as it is. The trace goes to standard error, or to the file that KIBITZ_TRACE names. It holds numbers, texts,
lists, tuples, sets and dictionaries of at most 500 of them, and objects of the program's own classes. Whole numbers beyond 2^53
are told as texts.
"""
import json
import math
import os
import sys
from collections import deque

MOST_EVENTS, MOST_NAMES, MOST_ITEMS, MOST_DEPTH = 1_000_000, 100, 500, 4
MOST = 2**53 - 1

if len(sys.argv) < 2:
    sys.exit(__doc__)
program = sys.argv[1]
name = os.environ.get("KIBITZ_TRACE")
trace = open(name, "w") if name else sys.stderr
told, events, here = {}, 0, 0


numbers = {}  # Of objects, which are kept: the place of one that is gone would be another one's.


def plain(value, depth=0, seen=None):
    """The value as the trace tells it. Throws for what it does not tell."""
    if value is None or isinstance(value, (bool, str)):
        return value[:500] if isinstance(value, str) else value
    if isinstance(value, int):
        return int(value) if abs(value) <= MOST else str(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if type(value).__module__ == "__main__" and not isinstance(value, type) and hasattr(value, "__dict__"):
        return node(value, set() if seen is None else seen)
    if depth == MOST_DEPTH or not isinstance(value, (list, tuple, deque, set, frozenset, dict)) or len(value) > MOST_ITEMS:
        raise TypeError
    items = [plain(item, depth + 1, seen) for item in (value.items() if isinstance(value, dict) else value)]
    if isinstance(value, dict):
        return {"$map": items}
    return {"$set": items} if isinstance(value, (set, frozenset)) else items


def node(value, seen):
    """An object of the program's own, with a number, as several ways may lead to it."""
    number, _ = numbers.setdefault(id(value), (len(numbers), value))
    if number in seen:
        return {"$": number}
    seen.add(number)
    fields = {name: plain(field, 0, seen) for name, field in vars(value).items()}
    return {"$": number, "class": type(value).__name__, "fields": fields}


def tell(*event):
    global events
    events += 1
    trace.write(json.dumps(event) + "\n")


def tell_line(line):
    global here
    here = line
    tell("line", line)


def variables(frame):
    found = {name: frame.f_globals[name] for name in frame.f_code.co_names if name in frame.f_globals}
    found.update(getattr(frame.f_locals.get("self"), "__dict__", {}))
    found.update(frame.f_locals)
    found.pop("self", None)
    return {name: value for name, value in found.items() if name.isidentifier() and not name.startswith("__")}


def tell_changes(frame, line):
    for name, value in variables(frame).items():
        try:
            now = plain(value)
        except Exception:
            continue
        if (name in told and told[name] != now) or (name not in told and len(told) < MOST_NAMES):
            told[name] = now
            if line != here:
                tell_line(line)
            tell("=" + name, line, now)


def begin(frame, _event, _argument):
    if frame.f_code.co_filename != program:
        return None
    line = max(1, frame.f_code.co_firstlineno)

    def watch(frame, event, _argument):
        nonlocal line
        if events >= MOST_EVENTS:
            return None
        if event != "exception":
            tell_changes(frame, line)
        if event == "line":
            line = frame.f_lineno
            tell_line(line)
        return watch

    return watch


with open(program, "rb") as file:
    code = compile(file.read(), program, "exec")
sys.argv = sys.argv[1:]
sys.path[0] = os.path.dirname(os.path.abspath(program))
trace.write('{"kibitz":1}\n')
sys.settrace(begin)
try:
    exec(code, {"__name__": "__main__", "__file__": program})
finally:
    sys.settrace(None)
    trace.flush()
