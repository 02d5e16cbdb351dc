"""Runs a program on 0.in, 1.in, … of this folder, each time as if it were begun anew, and prints its exit codes.

Beside each stands that of the judge, a command of the shell that knows the number as $k, and 42 where there is none; what
fails or is wrong is the last run.

A process for each run takes its memory from this one: that is far quicker than to begin Python so often.
"""

import os
import sys
import traceback

path, count, judge = sys.argv[1], int(sys.argv[2]), sys.argv[3]
with open(path, encoding="utf-8") as file:
    program = compile(file.read(), path, "exec")

FILES = (("in", os.O_RDONLY), ("out", os.O_WRONLY | os.O_CREAT), ("err", os.O_WRONLY | os.O_CREAT))


def run(k):
    for number, (end, flags) in enumerate(FILES):
        os.dup2(os.open(f"{k}.{end}", flags, 0o644), number)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")
    status = 0
    try:
        exec(program, {"__name__": "__main__"})
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


for k in range(count):
    child = os.fork()
    if child == 0:
        run(k)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    judged = os.waitstatus_to_exitcode(os.system(f"k={k}; {judge}")) if judge else 42
    print(code, judged, flush=True)
    if code != 0 or judged != 42:
        break
