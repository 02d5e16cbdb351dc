"""The barriers: calls of recorder.py round what writes, put into the tree of a program that seer.py has read."""


def name(id):
    return ast.Name(id, ast.Load())


def value(constant):
    return ast.Constant(constant)


def call(function, *args):
    return ast.Call(name(OWN + function), list(args), [])


def call_of(fn):
    """Where the number of a function's own call is kept, under the same name for all that stands in it."""
    return f"{OWN}f{fn.number}"


class Barriers:
    def __init__(self, names, source):
        self.names = names
        self.temporaries = 0
        # A look into such a dictionary may make what it looks for.
        self.has_defaults = "defaultdict" in source or "__missing__" in source

    def program(self, module):
        body = self.all(module.body, module.scope, None)
        module.body = body
        ast.fix_missing_locations(module)
        return module

    def all(self, statements, scope, owner):
        made = []
        for each in statements:
            site = getattr(each, "site", None)
            if site is not None and not isinstance(each, (ast.For, ast.While)):
                made.append(self.placed(each, ast.Expr(call("s", value(site)))))
            made += [self.placed(each, part) for part in self.statement(each, scope, owner)]
        return made

    def placed(self, at, made):
        if made is not at:
            ast.copy_location(made, at)
            ast.fix_missing_locations(made)
        return made

    # ---- statements

    def statement(self, node, scope, owner):
        def of(part):
            return self.expression(part, scope, owner)

        def all(statements):
            return self.all(statements, scope, owner)

        match node:
            case ast.FunctionDef():
                return self.function(node, scope, owner)
            case ast.ClassDef():
                self.outside(node, scope, owner)
                body = []
                for each in node.body:
                    inner = scope if isinstance(each, ast.FunctionDef) else node.inside
                    body += self.all([each], inner, node.name)
                node.body = body
                return [node, *self.tells([node.name], scope, is_declared=True)]
            case ast.Assign():
                return self.assign(node.targets, of(node.value), scope, owner)
            case ast.AnnAssign() if node.value is not None and owner is None:
                return self.assign([node.target], of(node.value), scope, owner)
            case ast.AugAssign():
                return self.change(node, scope, owner)
            case ast.Delete():
                return [made for each in targets_in(ast.Tuple(node.targets)) for made in self.delete(each, scope, owner)]
            case ast.Return() if node.value is not None:
                node.value = call("r", of(node.value))
                return [node]
            case ast.If():
                node.test, node.body, node.orelse = of(node.test), all(node.body), all(node.orelse)
                return [node]
            case ast.While():
                node.test = ast.BoolOp(ast.Or(), [call("s", value(node.site)), of(node.test)])
                node.body, node.orelse = all(node.body), all(node.orelse)
                return [node]
            case ast.For():
                for each in targets_in(node.target):
                    if not isinstance(each, ast.Name):
                        raise refusal(each, "noLoopPlace")
                begins = [ast.Expr(call("s", value(node.site))), *self.tells(target_names(node.target), scope)]
                node.iter = of(node.iter)
                node.body = [*(self.placed(node, each) for each in begins), *all(node.body)]
                node.orelse = all(node.orelse)
                return [node]
            case ast.Try() | ast.TryStar():
                node.body, node.orelse, node.finalbody = all(node.body), all(node.orelse), all(node.finalbody)
                for handler in node.handlers:
                    self.handler(handler, scope, owner)
                return [node]
            case ast.With():
                for each in node.items:
                    each.context_expr = of(each.context_expr)
                bound = [name for each in node.items if each.optional_vars for name in target_names(each.optional_vars)]
                node.body = [*(self.placed(node, each) for each in self.tells(bound, scope)), *all(node.body)]
                return [node]
            case ast.Match():
                node.subject = of(node.subject)
                for case in node.cases:
                    told = self.tells(pattern_names(case.pattern), scope)
                    case.guard = of(case.guard) if case.guard else None
                    case.body = [*(self.placed(node, each) for each in told), *all(case.body)]
                return [node]
            case ast.Import() | ast.ImportFrom():
                bound = [(each.asname or each.name).split(".")[0] for each in node.names]
                return [node, *self.tells([each for each in bound if each != "*"], scope)]
            case _:
                return [self.inside(node, scope, owner)]

    def outside(self, node, scope, owner):
        """What is evaluated where a function or a class stands, and not in it."""
        node.decorator_list = [self.expression(each, scope, owner) for each in node.decorator_list]
        if isinstance(node, ast.ClassDef):
            node.bases = [self.expression(each, scope, owner) for each in node.bases]
        else:
            node.args.defaults = [self.expression(each, scope, owner) for each in node.args.defaults]
            node.args.kw_defaults = [each and self.expression(each, scope, owner) for each in node.args.kw_defaults]

    def function(self, node, scope, owner):
        self.outside(node, scope, owner)
        fn, inner = node.fn, node.scope
        inner.owner = owner
        own = call_of(fn)
        first = [each for each in node.body[:1] if is_text(each)]
        told = self.tells(fn.params, inner)
        if fn.this is not None:
            this, slot = fn.this
            told.append(ast.Expr(call("v", value(VAR | slot), name(own), name(this))))
        shared = [each for each in node.body if isinstance(each, (ast.Global, ast.Nonlocal))]
        rest = [each for each in node.body[len(first) :] if each not in shared]
        body = self.all(rest, inner, None) or [ast.Pass()]
        # Whose variables it sees; of the program's own there is one call only.
        outer = [name(call_of(scope.fn))] if scope.fn.number > 0 else []
        begin = ast.Assign([ast.Name(own, ast.Store())], call("e", value(ENTER | fn.number), *outer))
        failing = ast.ExceptHandler(None, None, [ast.Expr(call("h")), ast.Raise()])
        whole = ast.Try([*told, *body], [failing], [], [ast.Expr(call("l", name(own)))])
        for each in (begin, whole):
            ast.copy_location(each, node)
        node.body = [*first, *shared, begin, whole]
        ast.fix_missing_locations(node)
        # A method is in its class, whatever a variable outside is called.
        return [node, *([] if owner else self.tells([node.name], scope, is_declared=True))]

    def handler(self, node, scope, owner):
        begins = [ast.Expr(call("g", name(call_of(scope.fn)))), *self.tells([node.name] if node.name else [], scope)]
        body = [*begins, *self.all(node.body, scope, owner)]
        variable = find(scope, node.name) if node.name else None
        if variable:
            # Its name is gone after it.
            gone = ast.Expr(call("n", *self.to(variable)))
            body = [ast.Try(body, [], [], [gone])]
        node.body = [self.placed(node, each) for each in body]

    # ---- writes

    def to(self, variable):
        return value(VAR | variable.slot), name(call_of(variable.fn))

    def tells(self, names, scope, is_declared=False):
        """Tells what some names hold; of a function or a class only if its name holds something else too."""
        told = []
        for each in names:
            variable = find(scope, each) if each in scope.names or not is_declared else scope.names.get(each)
            if variable and not (is_declared and variable.kind in ("function", "class")):
                told.append(ast.Expr(call("v", *self.to(variable), name(each))))
        return told

    def temporary(self, made, given):
        self.temporaries += 1
        id = f"{OWN}{self.temporaries}"
        made.append(ast.Assign([ast.Name(id, ast.Store())], given))
        return id

    def assign(self, targets, given, scope, owner):
        self.temporaries = 0
        made = []
        if len(targets) == 1:
            self.write(targets[0], given, scope, owner, made)
            return made
        id = self.temporary(made, given)
        for each in targets:
            self.write(each, name(id), scope, owner, made)
        return made

    def write(self, target, given, scope, owner, made):
        """One target of a write; what is evaluated for it is evaluated in the order of the language."""
        match target:
            case ast.Name():
                variable = find(scope, target.id)
                made.append(ast.Assign([target], call("v", *self.to(variable), given) if variable else given))
            case ast.Subscript():
                made.append(ast.Expr(call("w", given, *self.place(target, scope, owner))))
            case ast.Attribute():
                on = self.expression(target.value, scope, owner)
                made.append(ast.Expr(call("a", given, on, value(mangled(target.attr, owner_of(scope, owner))))))
            case _:
                self.unpack(target, given, scope, owner, made)

    def unpack(self, target, given, scope, owner, made):
        places = target.elts
        if all(isinstance(each, ast.Name) for each in targets_in(target)):
            made.append(ast.Assign([target], given))
            made += self.tells(target_names(target), scope)
            return
        ids, parts = [], []
        for each in places:
            self.temporaries += 1
            ids.append(f"{OWN}{self.temporaries}")
            part = ast.Name(ids[-1], ast.Store())
            parts.append(ast.Starred(part, ast.Store()) if isinstance(each, ast.Starred) else part)
        made.append(ast.Assign([ast.Tuple(parts, ast.Store())], given))
        for each, id in zip(places, ids):
            self.write(each.value if isinstance(each, ast.Starred) else each, name(id), scope, owner, made)

    def place(self, node, scope, owner):
        return self.expression(node.value, scope, owner), self.key(node.slice, scope, owner)

    def key(self, node, scope, owner):
        if not isinstance(node, ast.Slice):
            return self.expression(node, scope, owner)
        parts = [self.expression(each, scope, owner) if each else value(None) for each in (node.lower, node.upper, node.step)]
        return call("slice", *parts)

    def change(self, node, scope, owner):
        """`x += y`: what is there is changed, or what is made of it is put there."""
        self.temporaries = 0
        made = []
        target = node.target
        if isinstance(target, ast.Name):
            variable = find(scope, target.id)
            node.value = self.expression(node.value, scope, owner)
            return [node, ast.Expr(call("x", *self.to(variable), name(target.id)))] if variable else [node]
        on = self.temporary(made, self.expression(target.value, scope, owner))
        if isinstance(target, ast.Subscript):
            key = self.temporary(made, self.key(target.slice, scope, owner))
            node.target = ast.Subscript(name(on), name(key), ast.Store())
            after = call("W", name(on), name(key))
        else:
            node.target = ast.Attribute(name(on), target.attr, ast.Store())
            told = value(mangled(target.attr, owner_of(scope, owner)))
            after = call("A", name(on), told, ast.Attribute(name(on), target.attr, ast.Load()))
        ast.copy_location(node.target, target)
        node.value = self.expression(node.value, scope, owner)
        ast.fix_missing_locations(node)
        if isinstance(target, ast.Subscript):
            failing = [ast.Expr(call("q", name(on), name(key))), ast.Raise()]
            return [*made, ast.Try([node], [ast.ExceptHandler(None, None, failing)], [ast.Expr(after)], [])]
        return [*made, node, ast.Expr(after)]

    def delete(self, target, scope, owner):
        match target:
            case ast.Subscript():
                return [ast.Expr(call("d", *self.place(target, scope, owner)))]
            case ast.Attribute():
                on = self.expression(target.value, scope, owner)
                return [ast.Expr(call("D", on, value(mangled(target.attr, owner_of(scope, owner)))))]
            case _:
                variable = find(scope, target.id)
                gone = [ast.Expr(call("n", *self.to(variable)))] if variable else []
                return [ast.Delete([ast.Name(target.id, ast.Del())]), *gone]

    # ---- expressions

    def inside(self, node, scope, owner):
        """The same node with all expressions in it made ready."""
        for field, part in ast.iter_fields(node):
            if isinstance(part, ast.expr):
                setattr(node, field, self.expression(part, scope, owner))
            elif isinstance(part, list):
                setattr(node, field, [self.part(each, scope, owner) for each in part])
        return node

    def part(self, node, scope, owner):
        if isinstance(node, ast.expr):
            return self.expression(node, scope, owner)
        return self.inside(node, scope, owner) if isinstance(node, (ast.keyword, ast.comprehension)) else node

    def expression(self, node, scope, owner):
        scope = getattr(node, "scope", scope)
        if isinstance(node, ast.Name):
            self.check(node, scope)
            return node
        if isinstance(node, ast.Call):
            is_direct = self.is_direct(node.func, scope)
            made = self.inside(node, scope, owner)
            if not is_direct:
                made.func = ast.copy_location(call("c", made.func), node)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and node.attr in CHANGING:
            made = call("m", self.expression(node.value, scope, owner), value(node.attr))
        elif isinstance(node, ast.Subscript) and self.has_defaults and isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice):
            made = call("i", *self.place(node, scope, owner))
        elif isinstance(node, ast.NamedExpr):
            variable = find(scope, node.target.id)
            node.value = self.expression(node.value, scope, owner)
            made = node
            if variable:
                node.value = ast.copy_location(call("v", *self.to(variable), node.value), node)
        elif isinstance(node, ast.Yield):
            own = name(call_of(scope.fn))
            given = self.expression(node.value, scope, owner) if node.value else value(None)
            node.value = call("y", own, given)
            made = call("z", own, node)
        elif isinstance(node, ast.YieldFrom):
            own = name(call_of(scope.fn))
            node.value = call("y", own, self.expression(node.value, scope, owner))
            made = call("z", own, node)
        elif isinstance(node, ast.Lambda):
            node.args.defaults = [self.expression(each, scope.parent, owner) for each in node.args.defaults]
            node.args.kw_defaults = [each and self.expression(each, scope.parent, owner) for each in node.args.kw_defaults]
            node.body = self.expression(node.body, scope, owner)
            made = node
        elif isinstance(node, ast.JoinedStr):
            made = self.formatted(node, scope, owner)
        else:
            made = self.inside(node, scope, owner)
        return self.placed(node, made) if made is not node else ast.fix_missing_locations(node)

    def formatted(self, node, scope, owner):
        for each in node.values:
            if isinstance(each, ast.FormattedValue):
                each.value = self.expression(each.value, scope, owner)
                if each.format_spec is not None:
                    self.formatted(each.format_spec, scope, owner)
        return node

    def check(self, node, scope):
        if node.id in REFUSED and find(scope, node.id) is False:
            raise Refusal(sentences["noReach"].replace("*", node.id), node.lineno, node.col_offset + 1)

    def is_direct(self, function, scope):
        """Whether what is called is known to change nothing but by the program's own code."""
        if isinstance(function, ast.Name):
            variable = find(scope, function.id)
            if variable is False:
                given = getattr(builtins, function.id, None)
                return function.id in DIRECT or given in HARMLESS or isinstance(given, type)
            return variable is not None and variable.kind in ("function", "class")
        if not isinstance(function, ast.Attribute):
            return False
        if function.attr in CHANGING:
            return True
        return function.attr in HARMLESS_METHODS or function.attr in self.names.methods


HARMLESS_METHODS = {each for kind in (str, list, dict, set, int, float, bytes) for each in dir(kind)} - CHANGING
HARMLESS_METHODS -= {"__init__", "sort"}


def owner_of(scope, owner):
    """The class whose private names are meant."""
    while owner is None and scope is not None:
        owner = getattr(scope, "owner", None)
        scope = scope.parent
    return owner or ""


# ---- the run


SEEN = {
    **{"s": step, "e": enter, "l": leave, "r": returns, "h": fails, "g": catches, "y": gives, "z": goes_on},
    **{"v": variable, "x": variable_changed, "n": unset, "w": item, "W": item_changed, "q": item_spoiled, "d": item_gone},
    **{"a": field, "A": field_changed, "D": field_gone, "i": look_up, "m": method, "c": function, "slice": slice},
}

program = None


def read(source, given):
    """Reads a program. Returns what it is, as text, or its mistake."""
    global program, sentences, has_closed
    sentences = given
    try:
        compile(source, PROGRAM, "exec", dont_inherit=True)
        module = ast.parse(source)
        for node in ast.walk(module):
            id = getattr(node, "id", None) or getattr(node, "arg", None) or getattr(node, "name", None)
            if isinstance(id, str) and id.startswith(OWN):
                raise refusal(node, "ownName")
        names = Names(module)
        tree = Tree(source)
        told = tree.program(module)
        has_closed = any(each in source for each in CLOSED)
        program = compile(Barriers(names, source).program(module), PROGRAM, "exec", dont_inherit=True)
    except Refusal as error:
        message, line, column = error.args
        return to_js(["mistake", line, column, message])
    except SyntaxError as error:
        return to_js(["mistake", error.lineno or 1, error.offset or 1, error.msg])
    except (ValueError, RecursionError, MemoryError) as error:
        return to_js(["mistake", 1, 1, saying(error)])
    functions = [[fn.name, fn.slots, fn.params, fn.this[1] if fn.this else None] for fn in names.functions]
    variables = [[each.name, each.kind, each.fn.number, each.slot] for each in names.variables]
    scopes = [
        [scope.parent.number if scope.parent else None, {each: one and one.number for each, one in scope.names.items()}]
        for scope in names.scopes
    ]
    parts = {"tree": told, "sites": tree.sites, "functions": functions, "variables": variables, "scopes": scopes}
    return to_js(["read", json.dumps(parts)])


def run(most_steps, milliseconds, builders=""):
    """Runs the program that was read, after what it calls and nobody is to see. Returns what was seen."""
    global budget, deadline, look, is_over
    import heapq

    SPECIAL[heapq.heappush], SPECIAL[heapq.heappop] = heap_push, heap_pop
    builtins.input = refuse_input
    sys.setrecursionlimit = set_depth
    set_depth(1000)
    sys.stdout = sys.stderr = Console()
    space = {"__name__": "__main__", "__builtins__": builtins, f"{OWN}f0": 0}
    space |= {OWN + each: function for each, function in SEEN.items()}
    # The module of the program, for those who look it up by its name.
    main = types.ModuleType("__main__")
    main.__dict__.update(space)
    sys.modules["__main__"] = main
    budget = int(most_steps)
    look = min(CLOCK, budget)
    error = None
    started = perf_counter()
    deadline = started + milliseconds / 1000
    try:
        exec(builders, main.__dict__)
        enter(ENTER)
        exec(program, main.__dict__)
    except Stopped:
        pass
    except SystemExit as ended:
        # As Python does, but that it goes to standard error there.
        if type(ended.code) is str:
            keep(ended.code)
        leave(0)
    except BaseException as thrown:
        error = saying(thrown)
        fails()
        leave(0)
    else:
        leave(0)
    is_over = True
    took = (perf_counter() - started) * 1000
    if unfinished:
        keep(unfinished)
    return to_js([words, [list(each) for each in constants], log, steps, stopped, error, took])
