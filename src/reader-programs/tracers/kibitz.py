"""Runs a program and tells its trace, which Kibitz plays: each line that runs, and the variables that it changes.

    python3 kibitz.py solution.py < input.txt > answer.txt 2> trace.txt

The program stays as it is. The trace goes to standard error, or to the file that KIBITZ_TRACE names. It holds whole numbers and
lists, tuples, sets and dictionaries of at most 500 of them; None, and numbers that do not fit, are told as null.
"""
import json
import os
import sys

MOST_EVENTS, MOST_NAMES, MOST_ITEMS, MOST_DEPTH = 1_000_000, 100, 500, 4
LEAST, MOST = -(2**31) + 3, 2**31 - 2

if len(sys.argv) < 2:
    sys.exit(__doc__)
program = sys.argv[1]
name = os.environ.get("KIBITZ_TRACE")
trace = open(name, "w") if name else sys.stderr
told, events, here = {}, 0, 0


def plain(value, depth=0):
    """The value as the trace tells it. Throws for what it does not tell."""
    if value is None or isinstance(value, float):
        return None
    if isinstance(value, int):
        return int(value) if LEAST <= value <= MOST else None
    if depth == MOST_DEPTH or len(value) > MOST_ITEMS or isinstance(value, (str, bytes)):
        raise TypeError
    return [plain(item, depth + 1) for item in (value.items() if isinstance(value, dict) else value)]


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
