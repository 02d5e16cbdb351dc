"""What hears of every step and every write of a program in Python that is to be seen, and keeps them as the words of
algorithms/engines/program/words.ts. seer.py puts the calls of it into the program."""

import builtins
import sys
import types
from array import array
from collections import OrderedDict, deque
from enum import Enum
from functools import partial
from time import perf_counter

from pyodide.ffi import to_js

PROGRAM = "<program>"
STEP, VAR, PUT, LEN, NEW, ENTER, LEAVE, GOES, LINK = (kind << 24 for kind in range(9))
ARRAY, OBJECT, MAP, SET, TYPED, OTHER = range(1, 7)
BIAS = 1 << 22
WHOLE = 1 << 30
LARGEST_SAFE = 2**53 - 1
MOST_WORDS, MOST_CONSTANTS, MOST_OBJECTS, MOST_CALLS = 24_000_000, 200_000, 1_000_000, 1_000_000
MOST_ITEMS, MOST_FIELDS, MOST_TEXT, MOST_LINES, MOST_PRINTED = 20_000, 2000, 400, 500, 100_000
# The clock is asked once in so many steps; the words are counted then too.
CLOCK = 256
NOTHING, NONE, TRUE, FALSE = 4, 8, 12, 16


class Stopped(BaseException):
    """Raised in a program that has gone too far; raised again at its next step, whatever it catches."""


words = array("i")
put = words.extend
put_one = words.append
steps = 0
# The number of steps after which the limits are looked at.
look = 0
budget = 0
deadline = 0.0
stopped = None
# While an object is looked at, its own methods may run: that makes no steps.
looking = False
is_over = False


def stop(limit):
    """Ends the program at its next step."""
    global stopped, look
    if stopped is None:
        stopped = limit
    look = 0


def check():
    global look
    if stopped is None:
        if steps >= budget:
            stop("steps")
        elif len(words) > MOST_WORDS:
            stop("words")
        elif perf_counter() > deadline:
            stop("time")
        else:
            look = min(steps + CLOCK, budget)
            return
    raise Stopped


# ---- values

constants = []
texts, others = {}, {}


def constant(known, key, *told):
    place = known.get(key)
    if place is None:
        if len(constants) >= MOST_CONSTANTS - 5:
            stop("constants")
            return 0
        constants.append(told)
        place = known[key] = (len(constants) + 4) << 2
    return place


def text_word(text):
    place = texts.get(text)
    if place is None:
        text = str.__str__(text)
        place = constant(texts, text, "text", text if len(text) <= MOST_TEXT else text[:MOST_TEXT] + "…")
    return place


def number_word(number):
    if type(number) is float:
        told = repr(number)
        return constant(others, told, "float" if number.is_integer() and (number or told == "0.0") else "number", told)
    number = int(number)
    if -WHOLE <= number < WHOLE:
        return number << 1 | 1
    if -LARGEST_SAFE <= number <= LARGEST_SAFE:
        return constant(others, number, "number", str(number))
    try:
        told = str(number)
    except ValueError:
        # Too long for a text, says Python.
        told = hex(number)
    return constant(others, number, "bigint", told if len(told) <= MOST_TEXT else told[:MOST_TEXT] + "…")


def word(value):
    kind = type(value)
    if kind is int and -WHOLE <= value < WHOLE:
        return value << 1 | 1
    if kind is str:
        return texts.get(value) or text_word(value)
    info = infos.get(id(value))
    if info is not None:
        return info.word
    if value is None:
        return NONE
    if kind is bool:
        return TRUE if value else FALSE
    if kind is int or kind is float:
        return number_word(value)
    if isinstance(value, (types.FunctionType, types.MethodType, types.BuiltinFunctionType, partial, type)):
        name = getattr(value, "__name__", "")
        name = name if type(name) is str else ""
        return constant(others, (types.FunctionType, name), "function", name)
    if isinstance(value, types.ModuleType):
        return constant(others, (types.ModuleType, value.__name__), "function", value.__name__)
    if isinstance(value, str):
        return text_word(value)
    return told(value).word


# ---- objects


class Info:
    """What has been told of an object, which is kept, so that no other one gets its place."""

    __slots__ = ("object", "id", "word", "kind", "head", "length", "keys")


infos = {}
# Objects that were met inside others, and are looked at after them: there may be no end of depth.
met = []
is_draining = False
# A program that reaches into its objects by other ways than names has them shown by their class alone.
has_closed = False
PLAIN = {int, str, float, bool, types.NoneType}


def kind_of(value):
    if isinstance(value, (list, tuple, deque)):
        return ARRAY
    if isinstance(value, array):
        return TYPED
    if isinstance(value, dict):
        return MAP
    if isinstance(value, (set, frozenset)):
        return SET
    is_own = type(value).__module__ == "__main__" and not isinstance(value, (BaseException, Enum, int, float, bytes))
    return OBJECT if is_own and not has_closed else OTHER


def told(value):
    """What is known of an object, which is told if it was not."""
    global is_draining
    info = infos.get(id(value))
    if info is not None:
        return info
    if len(infos) >= MOST_OBJECTS:
        stop("objects")
    info = Info()
    info.object = value
    info.id = len(infos) + 1
    info.word = info.id << 2 | 2
    info.kind = kind_of(value)
    info.head, info.length, info.keys = 0, 0, {}
    infos[id(value)] = info
    kind = type(value)
    name = 0
    if info.kind == OBJECT or (info.kind != OTHER and kind not in (list, dict, set, array)):
        name = text_word(kind.__name__)
    put((NEW | info.kind, info.id, name))
    met.append(info)
    if not is_draining:
        is_draining = True
        while met:
            scan(met.pop())
            if stopped is not None:
                met.clear()
        is_draining = False
    return info


def size(value):
    """How many things are in a list, tuple, deque or set, without asking methods of the program's own."""
    kind = type(value)
    return len(value) if kind in LENGTHS else next((of(value) for base, of in LENGTHS.items() if isinstance(value, base)), 0)


LENGTHS = {kind: kind.__len__ for kind in (list, tuple, deque, array, dict, set, frozenset)}
PICKS = {kind: kind.__getitem__ for kind in (list, tuple, deque, array)}


def pick(value, key):
    """What is at a place, or in a stretch, without asking methods of the program's own."""
    kind = type(value)
    return value[key] if kind in PICKS else next(of(value, key) for base, of in PICKS.items() if isinstance(value, base))


def length(info):
    put((LEN | info.head + BIAS, info.id, info.length))


def items(info, start, end):
    at = info.head + BIAS + start
    number = info.id
    value = info.object
    some = [pick(value, k) for k in range(start, end)] if isinstance(value, deque) else pick(value, slice(start, end))
    for each in some:
        put((PUT | at, number, word(each)))
        at += 1


def plain_key(key):
    kind = type(key)
    if kind in PLAIN or (kind is tuple and is_plain(key)):
        return key
    # Its own __hash__ and __eq__ are not asked.
    return (Info, id(key))


def is_plain(key):
    """Whether a key is the same as another one by nothing of the program's own."""
    kind = type(key)
    return kind in PLAIN or (kind is tuple and all(type(each) in PLAIN for each in key))


def is_twin(one, other):
    """Whether two keys that are equal are told alike: 1 and True are not, nor are 0.0 and -0.0."""
    kind = type(one)
    if kind is not type(other):
        return False
    if kind is tuple:
        return all(map(is_twin, one, other))
    return kind is not float or repr(one) == repr(other)


def rank(key):
    """Where a new key of a set is told: numbers, texts, None, tuples of these, and then what has no order of its own."""
    kind = type(key)
    if kind is str:
        return (1, key)
    if kind is tuple and is_plain(key):
        return (3, [rank(each) for each in key])
    if kind not in PLAIN:
        return (4,)
    return (2,) if key is None else (0, key)


def entry(info, key, value):
    plain = plain_key(key)
    at = info.keys.get(plain)
    if at is None:
        at = info.length
        if at >= MOST_ITEMS // 2:
            return
        info.length += 1
        info.keys[plain] = at
        put((PUT | 2 * at + BIAS, info.id, word(key)))
        length(info)
    put((PUT | 2 * at + 1 + BIAS, info.id, value))


def forget(info, plain):
    at = info.keys.pop(plain, None)
    if at is not None:
        put((PUT | 2 * at + BIAS, info.id, 0, PUT | 2 * at + 1 + BIAS, info.id, 0))


def fields(value):
    """The fields of an object that is the program's own, without asking it."""
    found = {}
    for kind in reversed(type(value).__mro__):
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            full = mangled(name, kind.__name__)
            member = kind.__dict__.get(full)
            if isinstance(member, types.MemberDescriptorType):
                try:
                    found[full] = member.__get__(value)
                except AttributeError:
                    pass
    try:
        found.update(object.__getattribute__(value, "__dict__"))
    except AttributeError:
        pass
    return found


def mangled(name, owner):
    owner = owner.lstrip("_")
    return f"_{owner}{name}" if owner and name.startswith("__") and not name.endswith("__") else name


def scan(info):
    """All that is in an object, anew."""
    value, kind = info.object, info.kind
    if kind == ARRAY or kind == TYPED:
        before = info.length
        info.length = min(size(value), MOST_ITEMS)
        if before > info.length:
            for k in range(info.length, before):
                put((PUT | info.head + k + BIAS, info.id, 0))
        length(info)
        items(info, 0, info.length)
        return
    if kind == OTHER:
        return
    if kind == OBJECT:
        entries = list(fields(value).items())[:MOST_FIELDS]
    elif kind == MAP:
        kind_of_map = OrderedDict if isinstance(value, OrderedDict) else dict
        entries = list(kind_of_map.items(value))
    else:
        entries = [(key, key) for key in (set if isinstance(value, set) else frozenset).__iter__(value)]
    entries = entries[: MOST_ITEMS // 2]
    plain = [plain_key(key) for key, _ in entries]
    now = dict(zip(plain, plain))
    for key in [key for key in info.keys if key not in now or (kind == SET and not is_twin(key, now[key]))]:
        forget(info, key)
    kept = list(info.keys)
    if kind != SET and plain[: len(kept)] != kept:
        # In another order: from the first place on.
        for key in kept:
            forget(info, key)
        info.length = 0
        length(info)
    elif not kept and info.length:
        info.length = 0
        length(info)
    if kind == SET:
        # No two runs of a program need to agree on the order of a set, and what is known of it has nothing new to tell.
        entries = [each for each, key in zip(entries, plain) if key not in info.keys]
        entries.sort(key=lambda each: rank(each[0]))
    for key, each in entries:
        entry(info, key, word(each))
    if not entries:
        length(info)


def sync(value):
    info = infos.get(id(value))
    if info is not None and info.kind != OTHER:
        scan(info)


# ---- steps and calls

# Calls end in the order of a stack, but for those of generators.
opened = []
# Of each call how its ENTER begins, and the call whose variables it sees.
heads, outers = [], []
calls = 0
returned = NOTHING
failed = 0
has_generators = False
most_depth = 1000


def step(site):
    global steps
    if looking:
        return
    if steps >= look:
        check()
    steps += 1
    put_one(site)


def enter(head, outer=0):
    global calls, steps, returned, failed
    if looking:
        return -1
    if steps >= look:
        check()
    if calls >= MOST_CALLS:
        stop("calls")
        check()
    if len(opened) > most_depth:
        raise RecursionError("maximum recursion depth exceeded")
    steps += 1
    call = calls
    calls += 1
    caller = opened[-1] if opened else -1
    put((head, call, caller))
    expected = outers[caller] if caller >= 0 and heads[caller] == head else caller
    if outer > 0 and outer != expected:
        put((LINK, call, outer))
        expected = outer
    heads.append(head)
    outers.append(expected)
    opened.append(call)
    returned, failed = NOTHING, 0
    return call


def close(call):
    if opened and opened[-1] == call:
        opened.pop()
        return True
    if call not in opened:
        return False
    del opened[opened.index(call) :]
    return True


def goes():
    if has_generators and opened:
        put((GOES, opened[-1], 0))


def leave(call):
    global steps, returned
    if call < 0 or looking or is_over:
        return
    close(call)
    if stopped is None:
        steps += 1
        put((LEAVE | failed, call, returned))
        goes()
    if not failed:
        returned = NOTHING


def returns(value):
    global returned, failed
    if not looking:
        returned, failed = word(value), 0
    return value


def fails():
    global returned, failed
    error = sys.exception()
    if looking or is_over:
        return
    failed = 0 if isinstance(error, GeneratorExit) else 1
    returned = 0 if isinstance(error, (Stopped, GeneratorExit)) else text_word(saying(error))


def catches(call):
    """An error has been caught."""
    global returned, failed
    if call < 0 or looking:
        return
    failed, returned = 0, NOTHING
    if call in opened:
        del opened[opened.index(call) + 1 :]
    else:
        opened.append(call)
        goes()


def gives(call, value):
    """A generator gives a value, and goes on after it."""
    global has_generators
    has_generators = True
    if call >= 0 and not looking and close(call):
        goes()
    return value


def goes_on(call, value):
    if call >= 0 and not looking and not is_over and call not in opened:
        opened.append(call)
        goes()
    return value


# ---- writes


def variable(head, call, value):
    if type(value) is int and -WHOLE <= value < WHOLE:
        put((head, call, value << 1 | 1))
    else:
        # First what may tell an object.
        value_word = word(value)
        put((head, call, value_word))
    return value


def variable_changed(head, call, value):
    """After `x += y`, which may have changed what x holds."""
    variable(head, call, value)
    if type(value) is not int and type(value) is not str:
        sync(value)


def unset(head, call):
    put((head, call, 0))


def item(value, on, key):
    on[key] = value
    item_written(on, key)


def item_written(on, key):
    info = infos.get(id(on))
    if info is None:
        return
    kind = type(on)
    if kind is list or kind is deque:
        if type(key) is int:
            if key < 0:
                key += len(on)
            if key < info.length:
                value_word = word(on[key])
                put((PUT | info.head + key + BIAS, info.id, value_word))
            return
        scan(info)
    elif kind is dict and is_plain(key):
        entry(info, key, word(on[key]))
    elif info.kind != OTHER:
        scan(info)


def item_changed(on, key):
    """After `a[k] += y`, which may have changed what is there."""
    item_written(on, key)
    if type(on) in (list, dict) and type(key) is not slice:
        sync(on[key])


def item_spoiled(on, key):
    """After an `a[k] += y` that failed when what is there had changed."""
    if type(on) is tuple and type(key) is int:
        sync(on[key])


def item_gone(on, key):
    del on[key]
    info = infos.get(id(on))
    if info is None:
        return
    if type(on) is dict:
        forget(info, plain_key(key))
    elif info.kind != OTHER:
        scan(info)


def field(value, on, name):
    setattr(on, name, value)
    field_written(on, name)


def field_written(on, name):
    info = infos.get(id(on))
    if info is None or info.kind != OBJECT:
        return
    try:
        # A setter has told itself what it wrote.
        value = object.__getattribute__(on, "__dict__")[name]
    except (AttributeError, KeyError):
        scan(info)
        return
    entry(info, name, word(value))


def field_changed(on, name, value):
    """After `o.x += y`, which may have changed what is there."""
    field_written(on, name)
    sync(value)


def field_gone(on, name):
    delattr(on, name)
    sync(on)


def look_up(on, key):
    """A look that may make what it looks for, as in a defaultdict."""
    value = on[key]
    if type(on) is not list:
        info = infos.get(id(on))
        if info is not None and info.kind == MAP and size(on) != len(info.keys):
            scan(info)
    return value


# ---- methods that change what they are called on


def list_append(on, value):
    on.append(value)
    info = infos.get(id(on))
    if info is not None:
        grown(info, on, value)


def grown(info, on, value):
    k = info.length
    if size(on) == k + 1 <= MOST_ITEMS:
        value_word = word(value)
        info.length = k + 1
        put((PUT | info.head + k + BIAS, info.id, value_word, LEN | info.head + BIAS, info.id, k + 1))
    else:
        scan(info)


def shorter(info, on, is_first):
    if size(on) + 1 != info.length:
        scan(info)
        return
    info.length -= 1
    at = info.head + (0 if is_first else info.length)
    if is_first:
        info.head += 1
    put((PUT | at + BIAS, info.id, 0, LEN | info.head + BIAS, info.id, info.length))


def list_pop(on, *which):
    value = on.pop(*which)
    info = infos.get(id(on))
    if info is not None:
        if not which or which[0] == -1 or (type(which[0]) is int and which[0] == size(on)):
            shorter(info, on, False)
        elif which[0] == 0:
            shorter(info, on, True)
        else:
            scan(info)
    return value


def list_insert(on, at, value):
    on.insert(at, value)
    info = infos.get(id(on))
    if info is None:
        return
    if type(at) is int and at == 0 and size(on) == info.length + 1 <= MOST_ITEMS:
        before_first(info, value)
    else:
        scan(info)


def before_first(info, value):
    value_word = word(value)
    info.head -= 1
    info.length += 1
    put((LEN | info.head + BIAS, info.id, info.length, PUT | info.head + BIAS, info.id, value_word))


def deque_left(on, value):
    on.appendleft(value)
    info = infos.get(id(on))
    if info is not None:
        if size(on) == info.length + 1 <= MOST_ITEMS:
            before_first(info, value)
        else:
            scan(info)


def deque_pop(on):
    value = on.pop()
    info = infos.get(id(on))
    if info is not None:
        shorter(info, on, False)
    return value


def deque_popleft(on):
    value = on.popleft()
    info = infos.get(id(on))
    if info is not None:
        shorter(info, on, True)
    return value


def set_add(on, key):
    on.add(key)
    info = infos.get(id(on))
    if info is not None:
        if is_plain(key):
            # The set keeps what was there first of two that are equal.
            if key not in info.keys:
                entry(info, key, word(key))
        else:
            scan(info)


def set_less(name):
    method = getattr(set, name)

    def less(on, key):
        method(on, key)
        info = infos.get(id(on))
        if info is not None:
            forget(info, key) if is_plain(key) else scan(info)

    return less


def dict_pop(on, key, *other):
    value = on.pop(key, *other)
    info = infos.get(id(on))
    if info is not None:
        forget(info, key) if is_plain(key) else scan(info)
    return value


def changing(name):
    def change(on, /, *args, **named):
        try:
            return getattr(on, name)(*args, **named)
        finally:
            sync(on)

    return change


METHODS = {
    list: "append pop insert extend remove sort reverse clear",
    deque: "append appendleft pop popleft extend extendleft insert remove rotate reverse clear",
    set: "add discard remove pop clear update difference_update intersection_update symmetric_difference_update",
    dict: "pop popitem setdefault update clear",
}
HANDLERS = {(kind, name): changing(name) for kind, names in METHODS.items() for name in names.split()}
HANDLERS |= {
    (list, "append"): list_append,
    (deque, "append"): list_append,
    (list, "pop"): list_pop,
    (list, "insert"): list_insert,
    (deque, "appendleft"): deque_left,
    (deque, "pop"): deque_pop,
    (deque, "popleft"): deque_popleft,
    (set, "add"): set_add,
    (set, "discard"): set_less("discard"),
    (set, "remove"): set_less("remove"),
    (dict, "pop"): dict_pop,
}
CHANGING = {name for _, name in HANDLERS} | {
    *("move_to_end", "subtract", "frombytes", "fromlist", "byteswap", "__setitem__", "__delitem__", "__setattr__"),
    *("__delattr__", "__iadd__", "__imul__", "__ior__", "__init__"),
}


def method(on, name):
    """A method that may change what it is called on, so that what it did is told."""
    handler = HANDLERS.get((type(on), name))
    return partial(handler, on) if handler is not None else function(getattr(on, name))


# ---- functions that are not the program's own: they may change what they are given


def native(given, /, *args, **named):
    try:
        return given(*args, **named)
    finally:
        sync(getattr(given, "__self__", None))
        for each in args:
            sync(each)
        for each in named.values():
            sync(each)


def heap_push(_, heap, value):
    """As heapq has it, with each of its writes told."""
    if type(heap) is not list:
        return native(_, heap, value)
    list_append(heap, value)
    down(heap, 0, len(heap) - 1)


def down(heap, start, at):
    value = heap[at]
    while at > start:
        parent = (at - 1) >> 1
        if not value < heap[parent]:
            break
        item(heap[parent], heap, at)
        at = parent
    item(value, heap, at)


def heap_pop(_, heap):
    if type(heap) is not list or not heap:
        return native(_, heap)
    last = list_pop(heap)
    if not heap:
        return last
    first = heap[0]
    item(last, heap, 0)
    start, at, end = 0, 0, len(heap)
    child = 1
    while child < end:
        right = child + 1
        if right < end and not heap[child] < heap[right]:
            child = right
        item(heap[child], heap, at)
        at = child
        child = 2 * at + 1
    item(last, heap, at)
    down(heap, start, at)
    return first


def own_function(given):
    code = getattr(given, "__code__", None)
    return code is not None and code.co_filename == PROGRAM


HARMLESS = {
    *(abs, all, any, ascii, bin, callable, chr, divmod, format, getattr, hasattr, hash, hex, id, isinstance),
    *(issubclass, iter, len, max, min, next, oct, ord, pow, print, repr, round, sorted, sum),
}
SPECIAL = {}


def function(given):
    """A function, so that what it does with what it is given is told."""
    kind = type(given)
    if kind is types.FunctionType:
        return given if own_function(given) else partial(native, given)
    if kind is types.MethodType:
        return given if own_function(given.__func__) else partial(native, given)
    if kind is types.BuiltinFunctionType:
        if given in SPECIAL:
            return partial(SPECIAL[given], given)
        return given if given in HARMLESS or given.__module__ == "math" else partial(native, given)
    if kind in (types.MethodDescriptorType, types.WrapperDescriptorType, types.MethodWrapperType):
        return partial(native, given)
    return given


# ---- what it prints, and why it ended

log = []
printed = 0
unfinished = ""


class Console:
    """What the program prints, line by line, each with the number of the step that printed it."""

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
    if looking or len(log) >= MOST_LINES or printed >= MOST_PRINTED:
        return
    text = text[: MOST_PRINTED - printed]
    printed += len(text)
    log.append([steps, text])


def saying(error):
    # It knows what a misspelt name may have been meant to be.
    from traceback import TracebackException

    global looking
    before, looking = looking, True
    try:
        *_, text = TracebackException.from_exception(error, limit=0, compact=True).format_exception_only()
        text = text.strip()
    except Exception:
        text = type(error).__name__
    finally:
        looking = before
    if isinstance(error, ModuleNotFoundError):
        text = f"{text}. {sentences['onlyStandard']}"
    return text[:MOST_TEXT]


def refuse_input(*_):
    raise RuntimeError(sentences["noInput"])


def set_depth(limit):
    global most_depth
    set_recursion_limit(limit)
    most_depth = limit
    set_recursion_limit(min(limit + 200, 2**30))


set_recursion_limit = sys.setrecursionlimit
sentences = {}
