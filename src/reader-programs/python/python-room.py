"""What stands around a reader's program in Python that is judged: it counts its lines, keeps what it prints, calls it, and gives
back what came out as plain data."""

import builtins
import sys
from time import perf_counter

from pyodide.ffi import to_js

PROGRAM = "<program>"
MOST_LINES, MOST_PRINTED = 500, 100_000
MOST_DEPTH, MOST_ENTRIES = 6, 4_000_000
MOST_MESSAGE = 500
# The clock is asked once in so many steps.
CLOCK = 256

# What a program may call to tell the figure something: nobody looks at it here.
CALLS = ("game", "pair", "move")
# Flags of code.
IS_FUNCTION, IS_ASYNC = 0x1, 0x280
LARGEST_SAFE = 2**53 - 1

monitoring = sys.monitoring
TOOL = monitoring.DEBUGGER_ID
LINE, JUMP, START = monitoring.events.LINE, monitoring.events.JUMP, monitoring.events.PY_START


class Stopped(BaseException):
    """Raised in a program that has gone too far; raised again at its next line, whatever it catches."""


steps = 0
line = 0
# The number of steps after which budget and clock are looked at.
look = 0
budget = 0
deadline = 0.0
stopped = None

jumps = {}

space = {}
program = None
sentences = {}
log = []
printed = 0
unfinished = ""


def check():
    global look, stopped
    if stopped is None:
        if steps > budget:
            stopped = "steps"
        elif perf_counter() > deadline:
            stopped = "time"
        else:
            look = min(steps + CLOCK, budget + 1)
            return
        look = 0
    raise Stopped


def on_line(_, number):
    global steps, line
    line = number
    steps += 1
    if steps >= look:
        check()


def on_start(code, _):
    # In a function that stands in one line with its head, Python tells the line only while somebody hears of its start.
    if code.co_flags & IS_FUNCTION and all(number in (None, code.co_firstlineno) for *_, number in code.co_lines()):
        return None
    return monitoring.DISABLE


def line_at(code, offset):
    return next((number for start, end, number in code.co_lines() if start <= offset < end), None)


def on_jump(code, start, end):
    # A loop that stands in one line never comes to another one, so its jumps back are its steps.
    number = jumps.get((code, start))
    if number is None:
        number = line_at(code, start)
        if end > start or number is None or number != line_at(code, end):
            return monitoring.DISABLE
        jumps[code, start] = number
    on_line(code, number)


def follow(code):
    """Has the lines of this code counted, and of all that stands in it."""
    monitoring.set_local_events(TOOL, code, LINE | JUMP | START)
    for constant in code.co_consts:
        if hasattr(constant, "co_code"):
            follow(constant)


class Console:
    """What the program prints, line by line, each with the line of the program that printed it."""

    encoding = "utf-8"

    def write(self, text):
        global unfinished
        *whole, unfinished = (unfinished + text).split("\n")
        for each in whole:
            keep(each)
        unfinished = unfinished[:MOST_PRINTED]
        return len(text)

    def flush(self):
        pass

    def isatty(self):
        return False


def keep(text):
    global printed
    if len(log) >= MOST_LINES or printed >= MOST_PRINTED:
        return
    text = text[: MOST_PRINTED - printed]
    printed += len(text)
    log.append([line, text])


def refuse_input(*_):
    raise RuntimeError(sentences["noInput"])


def plain(value, depth, count):
    """An answer as plain data: lists, numbers and texts, or a record of them."""
    count[0] += 1
    if count[0] > MOST_ENTRIES:
        raise ValueError(sentences["tooLong"])
    if value is None:
        # Only a whole answer can be nothing.
        return None if depth == 0 else "None"
    if isinstance(value, (bool, str, float)):
        return value
    if isinstance(value, int):
        return value if abs(value) <= LARGEST_SAFE else str(value)
    if depth == 0 and isinstance(value, dict):
        return {str(key): plain(item, 1, count) for key, item in value.items()}
    if isinstance(value, (dict, bytes, type)) or not hasattr(value, "__iter__"):
        return repr(value)[:MOST_MESSAGE]
    if depth > MOST_DEPTH:
        return "…"
    return [plain(item, depth + 1, count) for item in value]


def begin(most_steps, milliseconds):
    global steps, line, look, budget, deadline, stopped, log, printed, unfinished
    steps, line, look, stopped = 0, 0, CLOCK, None
    log, printed, unfinished = [], 0, ""
    budget = int(most_steps)
    deadline = perf_counter() + milliseconds / 1000


def told(error):
    """What is said of an exception: kind, line, message."""
    at = 0
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == PROGRAM:
            at = trace.tb_lineno or at
        trace = trace.tb_next
    if isinstance(error, RecursionError):
        return ["depth", at or line, ""]
    return ["error", at or line, said(error)]


def said(error):
    # It knows what a misspelt name may have been meant to be.
    from traceback import TracebackException

    try:
        *_, text = TracebackException.from_exception(error, limit=0, compact=True).format_exception_only()
        text = text.strip()
    except Exception:
        text = type(error).__name__
    if isinstance(error, ModuleNotFoundError):
        text = f"{text}. {sentences['onlyStandard']}"
    return text[:MOST_MESSAGE]


def load(source, entry, given):
    """Reads a program and runs what stands outside its functions. Returns a kind and what belongs to it."""
    global program, sentences, space
    sentences = given
    try:
        code = compile(source, PROGRAM, "exec", dont_inherit=True)
    except SyntaxError as error:
        return to_js(["mistake", error.lineno or 1, error.offset or 1, error.msg])
    except Exception as error:
        return to_js(["mistake", 1, 1, said(error)])
    builtins.input = refuse_input
    sys.stdout = sys.stderr = Console()
    # A program's own function of the name takes the place of ours.
    space = {"__name__": "__main__", "__builtins__": builtins, **{name: lambda *_: None for name in CALLS}}
    follow(code)
    begin(50_000_000, 2000)
    try:
        exec(code, space)
    except Stopped:
        return to_js(["broken", line, "", log])
    except BaseException as error:
        _, at, message = told(error)
        return to_js(["broken", at, message, log])
    if unfinished:
        keep(unfinished)
    if entry not in space:
        return to_js(["missing", ""])
    program = space[entry]
    if not callable(program):
        return to_js(["missing", repr(program)[:40]])
    own = getattr(program, "__code__", None)
    if own is not None and own.co_flags & IS_ASYNC:
        return to_js(["mistake", own.co_firstlineno, 1, sentences["noAsync"]])
    return to_js(["ready", log])


def run(args, most_steps, milliseconds):
    """Calls the program. Returns what came out, in the order in which the prelude takes it apart."""
    begin(most_steps, milliseconds)
    output, error = None, None
    started = perf_counter()
    try:
        output = plain(program(*args), 0, [0])
    except Stopped:
        pass
    except BaseException as thrown:
        error = told(thrown)
    took = (perf_counter() - started) * 1000
    if unfinished:
        keep(unfinished)
    if stopped is not None:
        output, error = None, None
    return to_js([output, error, stopped, line, steps, took, log])


monitoring.use_tool_id(TOOL, "room")
monitoring.register_callback(TOOL, LINE, on_line)
monitoring.register_callback(TOOL, JUMP, on_jump)
monitoring.register_callback(TOOL, START, on_start)
