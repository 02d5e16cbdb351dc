"""A reader's program in Python made ready to be seen: each write tells what it wrote, each statement and each round of a loop
tells when it begins, and the tree is told in the shapes of algorithms/engines/program/tree.ts."""

import ast
import builtins
import json

OWN = "_K_"
# What could reach into the program past the barriers.
REFUSED = {"eval", "exec", "compile", "globals", "locals", "vars", "dir", "__import__", "__builtins__"}
# What must stand in the call of the program itself.
DIRECT = {"super"}
TOLD_IMPORTS = {"inf", "pi", "e", "tau", "nan", "maxsize"}
CLOSED = ("__dict__", "cached_property", "__setattr__", "__getattribute__", "__slots__ = {")
COMPARED = {
    **{ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="},
    **{ast.Is: "===", ast.IsNot: "!==", ast.In: "in", ast.NotIn: "not in"},
}
OPERATORS = {
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**"},
    **{ast.LShift: "<<", ast.RShift: ">>", ast.BitOr: "|", ast.BitXor: "^", ast.BitAnd: "&", ast.MatMult: "@"},
    **{ast.Not: "!", ast.USub: "-", ast.UAdd: "+", ast.Invert: "~"},
}
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
ASYNC = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
SILENT = (
    *(ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Pass),
    *(ast.For, ast.While, ast.Try, ast.TryStar),
)


class Refusal(Exception):
    """A mistake in the text: message, line, column."""


class Function:
    def __init__(self, number, name):
        self.number, self.name = number, name
        self.slots, self.params, self.this, self.node = [], [], None, None


class Variable:
    def __init__(self, number, name, kind, fn, slot):
        self.number, self.name, self.kind, self.fn, self.slot = number, name, kind, fn, slot


class Scope:
    def __init__(self, number, parent, fn):
        self.number, self.parent, self.fn = number, parent, fn
        # A name with nothing is there and told to nobody.
        self.names = {}


def target_names(target):
    """The names that a target of a write binds."""
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Starred):
        return target_names(target.value)
    if isinstance(target, (ast.Tuple, ast.List)):
        return [name for each in target.elts for name in target_names(each)]
    return []


def targets_in(target):
    if isinstance(target, (ast.Tuple, ast.List)):
        return [each for inner in target.elts for each in targets_in(inner)]
    return targets_in(target.value) if isinstance(target, ast.Starred) else [target]


def pattern_names(pattern):
    found = []
    for node in ast.walk(pattern):
        if isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name:
            found.append(node.name)
        if isinstance(node, ast.MatchMapping) and node.rest:
            found.append(node.rest)
    return found


class Bound:
    """What the statements of a function bind, with the kinds of binding."""

    def __init__(self, body):
        self.names, self.shared, self.outer = {}, set(), set()
        for each in body:
            self.visit(each)

    def add(self, name, kind):
        self.names.setdefault(name, set()).add(kind)

    def visit(self, node):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            self.add(node.name, "class" if isinstance(node, ast.ClassDef) else "function")
            outside = [*node.decorator_list]
            if isinstance(node, ast.ClassDef):
                outside += [*node.bases, *node.keywords]
            else:
                outside += [each for each in (*node.args.defaults, *node.args.kw_defaults) if each]
            for each in outside:
                self.visit(each)
            return
        if isinstance(node, ast.Lambda):
            return
        if isinstance(node, COMPREHENSIONS):
            for each in ast.walk(node):
                if isinstance(each, ast.NamedExpr):
                    self.add(each.target.id, "var")
            return
        if isinstance(node, ast.Global):
            self.shared.update(node.names)
        elif isinstance(node, ast.Nonlocal):
            self.outer.update(node.names)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for each in node.names:
                name = (each.asname or each.name).split(".")[0]
                is_told = isinstance(node, ast.ImportFrom) and each.name in TOLD_IMPORTS
                self.add(name, "var" if is_told else "import")
        elif isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            self.add(node.id, "var")
        elif isinstance(node, ast.ExceptHandler) and node.name:
            self.add(node.name, "var")
        elif isinstance(node, ast.Match):
            for case in node.cases:
                for name in pattern_names(case.pattern):
                    self.add(name, "var")
        for child in ast.iter_child_nodes(node):
            self.visit(child)


class Names:
    """Which names are whose: each function has its variables, and what a comprehension or a lambda binds is told to nobody."""

    def __init__(self, module):
        self.functions, self.variables, self.scopes = [], [], []
        self.methods = set()
        self.root = self.open(module, None, "", module.body, None)

    def scope(self, node, parent, fn):
        scope = Scope(len(self.scopes), parent, fn)
        self.scopes.append(scope)
        node.scope = scope
        return scope

    def declare(self, scope, name, kind):
        fn = scope.fn
        variable = Variable(len(self.variables), name, kind, fn, len(fn.slots))
        fn.slots.append(name)
        self.variables.append(variable)
        scope.names[name] = variable
        return variable

    def open(self, node, parent, name, body, owner):
        fn = Function(len(self.functions), name)
        self.functions.append(fn)
        node.fn = fn
        scope = self.scope(node, parent, fn)
        bound = Bound(body)
        if parent is not None:
            self.parameters(node, scope, bound, owner)
        for each, kinds in bound.names.items():
            if each in scope.names or each in bound.outer:
                continue
            if each in bound.shared:
                continue
            kind = next(iter(kinds)) if len(kinds) == 1 else "var"
            if kind == "import" or each.startswith("__"):
                scope.names[each] = None
            else:
                self.declare(scope, each, kind)
        root = self.scopes[0]
        for each in bound.shared:
            if each not in root.names:
                self.declare(root, each, "var")
            if scope is not root:
                scope.names[each] = root.names[each]
        for each in body:
            self.visit(each, scope, owner=None)
        return scope

    def parameters(self, node, scope, bound, owner):
        args = node.args
        given = [*args.posonlyargs, *args.args]
        is_static = any(isinstance(each, ast.Name) and each.id == "staticmethod" for each in node.decorator_list)
        if owner is not None and given and not is_static and given[0].arg not in bound.names:
            # The object on which it is called is no variable of the program.
            first = given.pop(0).arg
            scope.fn.this = (first, len(scope.fn.slots))
            scope.fn.slots.append(first)
            scope.names[first] = None
        given += [each for each in (args.vararg, *args.kwonlyargs, args.kwarg) if each]
        for each in given:
            self.declare(scope, each.arg, "param")
            scope.fn.params.append(each.arg)

    def visit(self, node, scope, owner):
        if isinstance(node, ASYNC):
            raise refusal(node, "noAsync")
        if isinstance(node, ast.FunctionDef):
            self.outside(node, scope)
            self.methods.add(node.name)
            name = f"new {owner}" if owner is not None and node.name == "__init__" else node.name
            self.open(node, scope, name, node.body, owner)
            return
        if isinstance(node, ast.ClassDef):
            self.outside(node, scope)
            inner = self.scope(node, scope, scope.fn)
            for each in Bound(node.body).names:
                inner.names[each] = None
            node.inside = inner
            for each in node.body:
                # What stands in a class is not seen from its methods.
                is_function = isinstance(each, ast.FunctionDef)
                self.visit(each, scope if is_function else inner, owner=node.name)
            return
        if isinstance(node, ast.Lambda):
            inner = self.scope(node, scope, scope.fn)
            args = node.args
            for each in (*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg):
                if each:
                    inner.names[each.arg] = None
            scope = inner
        elif isinstance(node, COMPREHENSIONS):
            scope = self.scope(node, scope, scope.fn)
            for each in node.generators:
                for name in target_names(each.target):
                    scope.names[name] = None
        for child in ast.iter_child_nodes(node):
            self.visit(child, scope, None)

    def outside(self, node, scope):
        outside = [*node.decorator_list]
        if isinstance(node, ast.ClassDef):
            outside += [*node.bases, *node.keywords]
        else:
            outside += [each for each in (*node.args.defaults, *node.args.kw_defaults) if each]
        for each in outside:
            self.visit(each, scope, None)


def find(scope, name):
    """The variable of a name, None for one that is told to nobody, and False for one that is not the program's."""
    while scope is not None:
        if name in scope.names:
            return scope.names[name]
        scope = scope.parent
    return False


def refusal(node, sentence):
    return Refusal(sentences[sentence], getattr(node, "lineno", 1), getattr(node, "col_offset", 0) + 1)


def is_text(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


class Tree:
    """The tree in the shapes of the algorithms' own; a statement that is a step gets its site."""

    def __init__(self, source):
        self.sites = []
        lines = source.split("\n")
        self.lines = None if source.isascii() else [line.encode() for line in lines]
        self.starts = [0]
        for line in lines:
            self.starts.append(self.starts[-1] + len(line.encode("utf-16-le")) // 2 + 1)

    def at(self, line, column):
        if self.lines is not None:
            column = len(self.lines[line - 1][:column].decode(errors="ignore").encode("utf-16-le")) // 2
        return self.starts[line - 1] + column

    def node(self, node, kind, **fields):
        start, end = self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)
        return {"type": kind, "start": start, "end": end, **fields}

    def program(self, module):
        body = self.all(module.body, module.scope)
        end = self.starts[-1]
        return {"type": "Program", "start": 0, "end": end, "body": body, "scope": module.scope.number}

    def all(self, statements, scope):
        return [self.statement(each, scope) for each in statements]

    def block(self, statements, scope):
        body = self.all(statements, scope)
        return {"type": "BlockStatement", "start": body[0]["start"], "end": body[-1]["end"], "body": body}

    def statement(self, node, scope):
        told = self.told(node, scope)
        is_silent = isinstance(node, SILENT) and not isinstance(node, (ast.For, ast.While))
        is_empty = is_text(node) or (isinstance(node, ast.AnnAssign) and node.value is None)
        if not is_silent and not is_empty:
            node.site = len(self.sites)
            told["site"] = node.site
            column = told["start"] - self.starts[node.lineno - 1] + 1
            self.sites.append([node.lineno, column, scope.fn.number, scope.number])
        return told

    def told(self, node, scope):
        def of(part):
            return self.expression(part, scope)

        def block(statements):
            return self.block(statements, scope)

        match node:
            case ast.Expr():
                return self.node(node, "ExpressionStatement", expression=of(node.value))
            case ast.Assign():
                right = of(node.value)
                for target in reversed(node.targets):
                    left = self.target(target, scope)
                    end = right["end"]
                    right = {"type": "AssignmentExpression", "start": left["start"], "end": end, "operator": "=", "left": left, "right": right}
                return self.node(node, "ExpressionStatement", expression=right)
            case ast.AnnAssign() if node.value is not None:
                both = {"left": self.target(node.target, scope), "right": of(node.value)}
                return self.node(node, "ExpressionStatement", expression=self.node(node, "AssignmentExpression", operator="=", **both))
            case ast.AugAssign():
                both = {"left": self.target(node.target, scope), "right": of(node.value)}
                operator = OPERATORS[type(node.op)] + "="
                return self.node(node, "ExpressionStatement", expression=self.node(node, "AssignmentExpression", operator=operator, **both))
            case ast.If():
                alternate = block(node.orelse) if node.orelse else None
                if node.orelse and len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
                    [alternate] = alternate["body"]
                test = of(node.test)
                return self.node(node, "IfStatement", test=test, consequent=block(node.body), alternate=alternate)
            case ast.While():
                test = of(node.test)
                more = block(node.orelse) if node.orelse else None
                return self.node(node, "WhileStatement", test=test, body=block(node.body), alternate=more)
            case ast.For():
                left, right = self.target(node.target, scope), of(node.iter)
                more = block(node.orelse) if node.orelse else None
                return self.node(node, "ForOfStatement", left=left, right=right, body=block(node.body), alternate=more)
            case ast.Return():
                return self.node(node, "ReturnStatement", argument=of(node.value) if node.value else None)
            case ast.Raise():
                return self.node(node, "ThrowStatement", argument=of(node.exc) if node.exc else None)
            case ast.Break():
                return self.node(node, "BreakStatement")
            case ast.Continue():
                return self.node(node, "ContinueStatement")
            case ast.FunctionDef():
                names = [{"type": "Identifier", "name": name, "start": 0, "end": 0} for name in node.fn.params]
                body = self.block(node.body, node.scope)
                inside = {"params": names, "body": body, "scope": node.scope.number, "fn": node.fn.number}
                return self.node(node, "FunctionDeclaration", name=node.name, **inside)
            case ast.ClassDef():
                body = [self.statement(each, node.inside) for each in node.body]
                return self.node(node, "ClassDeclaration", body=body, scope=node.inside.number)
            case ast.Try() | ast.TryStar():
                handlers = [self.node(each, "CatchClause", body=block(each.body)) for each in node.handlers]
                parts = [block(each) for each in (node.body, node.orelse, node.finalbody) if each]
                return self.node(node, "TryStatement", body=[parts[0], *handlers, *parts[1:]])
            case ast.With():
                given = [of(each.context_expr) for each in node.items]
                return self.node(node, "ContextStatement", given=given, body=block(node.body))
            case ast.Match():
                cases = [block(each.body) for each in node.cases]
                return self.node(node, "MatchStatement", subject=of(node.subject), cases=cases)
            case ast.Assert():
                return self.node(node, "AssertStatement", test=of(node.test))
            case ast.Delete():
                return self.node(node, "DeleteStatement", targets=[of(each) for each in node.targets])
            case _:
                return self.node(node, "EmptyStatement")

    def target(self, node, scope):
        if isinstance(node, (ast.Tuple, ast.List)):
            return self.node(node, "ArrayPattern", elements=[self.target(each, scope) for each in node.elts])
        if isinstance(node, ast.Starred):
            return self.node(node, "RestElement", argument=self.target(node.value, scope))
        return self.expression(node, scope)

    def expression(self, node, scope):
        scope = getattr(node, "scope", scope)

        def of(part):
            return self.expression(part, scope)

        match node:
            case ast.Name():
                this = scope.fn.this
                if this is not None and node.id == this[0] and find(scope, node.id) is None:
                    return self.node(node, "ThisExpression")
                return self.node(node, "Identifier", name=node.id)
            case ast.Constant():
                return self.constant(node)
            case ast.BoolOp():
                operator = "&&" if isinstance(node.op, ast.And) else "||"
                return self.chain([of(each) for each in node.values], operator)
            case ast.Compare():
                return self.compared(node, of)
            case ast.BinOp():
                return self.node(node, "BinaryExpression", operator=OPERATORS[type(node.op)], left=of(node.left), right=of(node.right))
            case ast.UnaryOp():
                return self.node(node, "UnaryExpression", operator=OPERATORS[type(node.op)], argument=of(node.operand))
            case ast.IfExp():
                parts = {"test": of(node.test), "consequent": of(node.body), "alternate": of(node.orelse)}
                return self.node(node, "ConditionalExpression", **parts)
            case ast.Call():
                given = [of(each) for each in node.args]
                given += [self.node(each, "NamedArgument", value=of(each.value)) for each in node.keywords]
                return self.node(node, "CallExpression", callee=of(node.func), arguments=given)
            case ast.Attribute():
                name = self.node(node, "Identifier", name=node.attr)
                return self.node(node, "MemberExpression", object=of(node.value), property=name, computed=False)
            case ast.Subscript():
                return self.node(node, "MemberExpression", object=of(node.value), property=of(node.slice), computed=True)
            case ast.Slice():
                parts = {name: of(part) for name in ("lower", "upper", "step") if (part := getattr(node, name))}
                return self.node(node, "Slice", **parts)
            case ast.List() | ast.Tuple():
                return self.node(node, "ArrayExpression", elements=[of(each) for each in node.elts])
            case ast.NamedExpr():
                return self.node(node, "AssignmentExpression", operator="=", left=of(node.target), right=of(node.value))
            case ast.Lambda():
                return self.node(node, "LambdaFunction", body=of(node.body), scope=scope.number)
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                inside = [of(part) for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
                for each in node.generators:
                    inside += [of(part) for part in (each.target, each.iter, *each.ifs)]
                return self.node(node, "ComprehensionFunction", parts=inside, scope=scope.number)
            case _:
                inside = [of(part) for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]
                return self.node(node, f"Python{type(node).__name__}", parts=inside)

    def constant(self, node):
        value = node.value
        if value is None or isinstance(value, (bool, str)):
            return self.node(node, "Literal", value=value)
        if isinstance(value, int) and abs(value) <= LARGEST_SAFE:
            return self.node(node, "Literal", value=value)
        if isinstance(value, float) and abs(value) < 1e300:
            return self.node(node, "Literal", value=value, isFloat=True)
        return self.node(node, "PythonConstant")

    def chain(self, parts, operator):
        whole = parts[0]
        for each in parts[1:]:
            whole = {"type": "LogicalExpression", "start": whole["start"], "end": each["end"], "operator": operator, "left": whole, "right": each}
        return whole

    def compared(self, node, of):
        sides = [of(each) for each in (node.left, *node.comparators)]
        parts = []
        for left, right, operator in zip(sides, sides[1:], node.ops):
            sign = COMPARED[type(operator)]
            place = {"start": left["start"], "end": right["end"]}
            part = {"type": "BinaryExpression", **place, "operator": sign.removeprefix("not "), "left": left, "right": right}
            parts.append({"type": "UnaryExpression", **place, "operator": "!", "argument": part} if " " in sign else part)
        return self.chain(parts, "&&")
