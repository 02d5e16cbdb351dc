/**
 * What a step did, in words: out of the tree of its line, and the values before and after it. Nothing is guessed. What is said of a
 * condition is what the program then did; what is not known is not said.
 */
import { type Written, type WrittenVariable, writtenBy } from "./changes.ts";
import { isBack, isLine, type ProgramRun } from "./conduct.ts";
import { type Evaluator, ifKnown, isComparison } from "./evaluate.ts";
import { Memory, type RunFrame } from "./memory.ts";
import { type ProgramLanguage, type Scope, type Site, variableIn } from "./program.ts";
import { evaluatorFor } from "./python/evaluator-for.ts";
import { runWords as words } from "./sentence.en.ts";
import { DIGITS, numberText, shortened, spoken } from "./told-values.ts";
import {
  type Assignment,
  type Binary,
  type Call,
  childrenOf,
  type Declaration,
  type For,
  type If,
  isFunction,
  isWithin,
  methodOf,
  type Node,
  propertyName,
} from "./tree.ts";
import { isSameValue } from "./watch/watch.ts";
import { isReference, type Value } from "./words.ts";

/** Whether a condition holds, and the part of it that decides, with its values. */
export interface Why {
  readonly holds: boolean;
  readonly text: string;
  /** So many parts of it are told, and whether all of them hold, or none does; undefined: some do. */
  readonly parts: number;
  readonly all: boolean | undefined;
}

/** A reason as it is told: of many parts only how many they are. */
function told({ text, parts, all, ...why }: Why): Pick<Why, "holds" | "text"> {
  const isCounted = all !== undefined && parts > 1 && text.length > MOST_PARTS;
  return { ...why, text: isCounted ? words.parts(parts, all) : text };
}

/** Longer pieces of the program are cut. */
const LONGEST_SOURCE = 40;
/** Longer reasons are counted, not told one by one. */
const MOST_PARTS = 100;
/** Sentences are cut between their parts. */
const LONGEST = 165;
/** With so many digits no two numbers are told alike. */
const MOST_DIGITS = 17;
/** So many writes of a step are told. */
const MOST_TOLD = 3;

const RANKS: Readonly<Record<string, number>> = {
  ...{ "|": 1, "^": 2, "&": 3, "===": 4, "!==": 4, "<": 5, ">": 5, "<=": 5, ">=": 5 },
  ...{ "<<": 6, ">>": 6, ">>>": 6, "+": 7, "-": 7, "*": 8, "/": 8, "//": 8, "%": 8, "**": 9 },
};

/** How Python writes what its tree has in the signs of JavaScript. */
const IN_PYTHON: Readonly<Record<string, string>> = { "===": "is", "!==": "is not" };

/** Functions of the language that are told with what they are given, if the program has none of their names itself. */
const RECKONS: Readonly<Record<ProgramLanguage, RegExp>> = {
  javascript: /^Math\.\w+$/,
  python: /^(max|min|abs|int|math\.\w+)$/,
};

export class Teller {
  readonly #run: ProgramRun;
  readonly #before: Evaluator;
  readonly #after: Evaluator;
  readonly #names: ReadonlySet<string>;

  /** Where a loop is left. */
  readonly #loopBreaks = new Set<Node>();
  /** The blocks whose errors may be caught. */
  readonly #tried: Node[] = [];

  constructor(run: ProgramRun) {
    this.#run = run;
    this.#before = evaluatorFor(new Memory(run));
    this.#after = evaluatorFor(new Memory(run));
    this.#names = new Set(run.program.functions.map(({ name }) => name));
    if (run.program.tree) this.#findBlocks(run.program.tree, false);
  }

  /** Of breaks: one with a label may leave more than a loop, and one in a `switch` leaves that. */
  #findBlocks(node: Node, isInLoop: boolean): void {
    const isPlain = !("label" in node && node.label);
    if (node.type === "BreakStatement" && isInLoop && isPlain) this.#loopBreaks.add(node);
    if (/^Try/.test(node.type)) this.#tried.push(...childrenOf(node).slice(0, 1));
    const isLoop = /^(For|While|DoWhile)/.test(node.type);
    const ends = /^Switch|Function/.test(node.type);
    for (const child of childrenOf(node)) this.#findBlocks(child, isLoop || (isInLoop && !ends));
  }

  /** The sentence of a position, and whether it says more than which line runs. */
  tell(position: number): { readonly text: string; readonly isSpecific: boolean } {
    const frame = this.#seek(position);
    const text = isLine(frame.step) ? this.#ofLine(frame) : this.#ofCall(frame);
    if (text !== undefined) return { text: cut(text), isSpecific: true };
    return { text: words.runs(this.#run.program.sites[frame.a].line), isSpecific: false };
  }

  /** Whether the condition of the step at a position holds; undefined where it has none, or it is not known. */
  conditionAt(position: number): Why | undefined {
    const frame = this.#seek(position);
    const site = isLine(frame.step) ? this.#run.program.sites[frame.a] : undefined;
    const test = site && testOf(site.node);
    if (site?.node.type === "ForStatement" && this.#isCallNext()) return undefined;
    return test && ifKnown(() => this.#condition(test, site.scope, this.#evaluatorOf(site)));
  }

  #seek(position: number): RunFrame {
    const { frame } = this.#after.memory.at(position);
    this.#before.memory.at(position - 1);
    this.#before.call = this.#after.call = isLine(frame.step) ? frame.b : -1;
    return frame;
  }

  // ---- calls

  #ofCall({ step, a, b }: RunFrame): string {
    const { calls, program } = this.#run;
    const { memory } = this.#after;
    if (step === "call") {
      const fn = program.functions[a];
      if (a === 0) return words.begins;
      const given = fn.params.map((name) => {
        const value = memory.value(memory.slot(b, fn.slots.indexOf(name)));
        return `${name} = ${spoken(memory, value)}`;
      });
      return words.called(`${fn.name}(${given.join(", ")})`);
    }
    const { name } = program.functions[calls.fn[a]];
    const value = memory.value(b);
    if (calls.fn[a] === 0) return calls.failed[a] ? words.fails(String(value ?? "")) : words.ends;
    const returned = value === undefined ? words.callEnds(name) : words.returns(name, spoken(memory, value));
    const told = this.#variables().map((written) => this.#became(written));
    return words.list([calls.failed[a] ? words.callFails(name) : returned, ...told.slice(0, MOST_TOLD)]);
  }

  // ---- lines

  #ofLine(frame: RunFrame): string | undefined {
    const { program } = this.#run;
    const site = program.sites[frame.a];
    const said = ifKnown(() => this.#statement(site));
    if (said !== undefined) return said;
    const { trace } = this.#run;
    const called = this.#calledIn(site.node);
    const next = frame.position < trace.length ? trace.stepAt(frame.position + 1) : undefined;
    // What stands among the values of a call is called before it.
    const first = next?.step === "call" ? program.functions[next.a]?.name : undefined;
    if (called !== undefined && next?.step === "call") return words.calledFirst(first || called);
    const told = [
      ...this.#variables().map((written) => this.#became(written)),
      ...this.#written().flatMap((written) => this.#cell(written)),
    ];
    return told.length > 0 ? words.list(told.slice(0, MOST_TOLD)) : undefined;
  }

  /** Of a loop that counts, the values after: its round begins with what it changes. */
  #evaluatorOf({ node }: Site): Evaluator {
    return node.type === "ForStatement" ? this.#after : this.#before;
  }

  #statement(site: Site): string | undefined {
    const { node, scope } = site;
    const before = this.#before;
    switch (node.type) {
      case "IfStatement":
        return this.#if(node, scope);
      case "WhileStatement":
      case "DoWhileStatement": {
        const { holds, text } = told(this.#condition(node.test, scope, before));
        return node.test.type === "Literal"
          ? words.always(words.loop(holds))
          : words.so(text, words.loop(holds));
      }
      case "ForStatement":
        return this.#for(node, site);
      case "ForOfStatement":
      case "ForInStatement": {
        const of = this.#source(node.right);
        const name = onlyName(node.left);
        // Its name may have had the same value before, from another loop or by the body of this one.
        if (name !== undefined) {
          const value = this.#after.worth(
            { type: "Identifier", name, start: 0, end: 0 },
            this.#insideOf(node, scope),
          );
          return words.next(of, words.is(name, this.#say(value)));
        }
        const told = this.#variables().map((written) => this.#isNow(written));
        return told.length > 0 ? words.next(of, told.join(", ")) : words.nextSame(of);
      }
      case "ReturnStatement":
        if (!node.argument) return words.nothingMore;
        return words.answer(this.#answered(node.argument, before.worth(node.argument, scope)));
      case "BreakStatement":
        return this.#loopBreaks.has(node) ? words.left : undefined;
      case "ContinueStatement":
        return words.onToNext;
      case "VariableDeclaration":
        return this.#declaration(node, scope);
      case "ExpressionStatement":
        return this.#expression(node.expression, scope);
      default:
        // The one expression of a short function.
        return /Statement|Declaration/.test(node.type)
          ? undefined
          : words.answer(this.#answered(node, before.worth(node, scope)));
    }
  }

  /** What is in sight in a loop, with what its head declares. */
  #insideOf(node: Node, scope: Scope): Scope {
    return this.#run.program.scopes.get(node) ?? scope;
  }

  #if(node: If, scope: Scope): string {
    const { holds, text } = told(this.#condition(node.test, scope, this.#before));
    if (holds) return words.so(text, this.#gist(node.consequent, scope) ?? words.follows);
    if (!node.alternate) return words.so(text, words.passedOver);
    return words.so(text, this.#gist(node.alternate, scope) ?? words.otherWay);
  }

  /** What a branch comes to, where that can be said in a few words. */
  #gist(branch: Node, scope: Scope): string | undefined {
    const [only, ...more] = branch.type === "BlockStatement" ? branch.body : [branch];
    if (!only) return words.nothingHere;
    if (more.length > 0) return undefined;
    switch (only.type) {
      case "ReturnStatement": {
        const { argument } = only;
        const value =
          argument && ifKnown(() => spoken(this.#before.memory, this.#before.worth(argument, scope)));
        return value ? words.answers(value) : words.callOver;
      }
      case "BreakStatement":
        return this.#loopBreaks.has(only) ? words.loopLeft : undefined;
      case "ContinueStatement":
        return words.roundOver;
      case "ExpressionStatement": {
        const { expression } = only;
        if (expression.type !== "AssignmentExpression" || expression.operator !== "=") return undefined;
        if (expression.left.type !== "Identifier") return undefined;
        const { left, right } = expression;
        return ifKnown(() =>
          words.becomes(left.name, spoken(this.#before.memory, this.#before.worth(right, scope))),
        );
      }
      default:
        return undefined;
    }
  }

  #for(node: For, site: Site): string | undefined {
    const own = this.#after.call;
    const said = this.#variables()
      .filter(({ call }) => call === own)
      .map((written) => (written.before === 0 ? this.#isNow(written) : this.#goesTo(written)));
    // Before the first round the loop is looked at from outside, where what it declares is not in sight.
    const scope = this.#insideOf(node, site.scope);
    const { test } = node;
    // What its head calls first has not come back yet.
    const why =
      test && !this.#isCallNext() ? ifKnown(() => this.#condition(test, scope, this.#after)) : undefined;
    if (why) said.push(words.so(told(why).text, words.loop(why.holds)).slice(0, -1));
    return said.length > 0 ? words.list(said) : undefined;
  }

  #declaration({ declarations }: Declaration, scope: Scope): string | undefined {
    const { memory } = this.#after;
    const earlier = new Set<string>();
    const said = declarations.flatMap(({ id, init }) => {
      // What stands before it in the same line has another value by then than before the line.
      const isLate = init !== undefined && init !== null && namesAny(init, earlier);
      if (id.type === "Identifier") earlier.add(id.name);
      if (!init || id.type !== "Identifier" || isFunction(init)) return [];
      const value = memory.value(this.#after.wordOf(scope, id.name));
      const from = isLate ? "" : this.#from(init, scope);
      const which = init.type === "MemberExpression" ? this.#which(init, id) : "";
      // It may be about to come: from a call that has to be made first.
      return this.#isWritten(scope, id.name, init)
        ? [`${words.is(id.name, spoken(memory, value))}${from}${which}`]
        : [];
    });
    return said.length > 0 ? words.list(said) : undefined;
  }

  /** Where a value came from, as that still reads after the write. */
  #which(right: Node, left: Node): string {
    const own = new Set(namesIn(left));
    return namesAny(right, own) || isChanging(right) ? "" : words.which(this.#source(right));
  }

  /** Whether this step has written to a variable. */
  #isWritten(scope: Scope, name: string, init: Node): boolean {
    const variable = variableIn(scope, name);
    if (!variable) return false;
    const isHere = this.#variables().some((each) => each.slot === variable.slot && each.name === name);
    return (
      isHere ||
      (!this.#isCallNext() &&
        this.#comesTo(init, scope, this.#after.memory.value(this.#after.wordOf(scope, name))))
    );
  }

  /**
   * Whether an expression came to a value that its place had before. What is written with the value that it has is not among the
   * changes; nor is what was to be written by a line that ended in an error.
   */
  #comesTo(node: Node, scope: Scope, value: Value): boolean {
    // What is given away comes back at a later step.
    if (isYielding(node)) return false;
    if (!this.#mayHaveFailed()) return true;
    const came = ifKnown(() => ({ value: this.#before.worth(node, scope) }));
    return came !== undefined && isSameValue(came.value, value);
  }

  /** Whether the line may have ended in an error: its call ends with one, or what comes next stands outside of its `try`. */
  #mayHaveFailed(): boolean {
    const { trace, program, calls } = this.#run;
    const { position, a, b } = this.#after.memory.frame;
    const next = position < trace.length ? trace.stepAt(position + 1) : undefined;
    if (!next || (isBack(next.step) && calls.failed[next.a])) return true;
    const { node } = program.sites[a];
    const after = isLine(next.step) && next.b === b ? program.sites[next.a].node : undefined;
    return this.#tried.some((block) => isWithin(node, block) && !(after && isWithin(after, block)));
  }

  /** How a value was reckoned; nothing where only the value itself could be said again. */
  #from(node: Node, scope: Scope): string {
    const sum = ifKnown(() => (this.#isReckoned(node, scope) ? this.#filled(node, scope) : undefined));
    return sum === undefined ? "" : words.from(sum);
  }

  #expression(node: Node, scope: Scope): string | undefined {
    switch (node.type) {
      case "AssignmentExpression":
        return this.#isCallNext() ? undefined : this.#assignment(node, scope);
      case "UpdateExpression": {
        const now = this.#after.worth(node.argument, scope);
        return words.list([words.goesTo(this.#source(node.argument), this.#say(now))]);
      }
      case "CallExpression":
        return this.#call(node, scope);
      case "LogicalExpression":
        return words.list([told(this.#condition(node.left, scope, this.#before)).text]);
      default:
        return undefined;
    }
  }

  #isCallNext(): boolean {
    const { trace } = this.#run;
    const { position } = this.#after.memory.frame;
    return position < trace.length && trace.stepAt(position + 1).step === "call";
  }

  #assignment(node: Assignment, scope: Scope): string | undefined {
    const { left, right, operator } = node;
    const before = this.#before;
    if (left.type === "ArrayPattern") return this.#swap(node, scope);
    if (right.type === "AssignmentExpression") return undefined;
    const now = this.#nowAt(left, scope);
    const was = ifKnown(() => before.worth(left, scope));
    const isSame = isSameValue(was, now);
    if (isSame && operator === "=" && !this.#comesTo(right, scope, now)) return undefined;
    let from = "";
    if (operator !== "=") {
      const sum = ifKnown(() => this.#filled(right, scope));
      if (sum === undefined && isSame && this.#mayHaveFailed()) return undefined;
      if (sum !== undefined && was !== undefined) {
        // What it was is told as it was, and what stands behind the sign is reckoned first.
        const first = spoken(before.memory, was, true);
        const isPower = operator === "**=" && first.startsWith("−");
        const second = right.type === "BinaryExpression" ? `(${sum})` : sum;
        from = words.by(isPower ? `(${first})` : first, this.#sign(operator.slice(0, -1)), second);
      }
    } else if (/Member|Identifier/.test(right.type)) from = this.#which(right, left);
    else from = this.#from(right, scope);
    const name = this.#place(left, scope);
    if (isSame && was !== undefined && !isReference(now))
      return words.list([`${words.stays(name, this.#say(now))}${from}`]);
    const said =
      was === undefined || isReference(now)
        ? words.becomes(name, this.#say(now))
        : words.changes(name, this.#say(was, digitsFor(was, now)), this.#say(now, digitsFor(was, now)));
    return words.list([`${said}${from}`]);
  }

  /** What is now at the place that was meant before the write, whatever the write has done to its key. */
  #nowAt(place: Node, scope: Scope): Value {
    const [before, after] = [this.#before, this.#after];
    if (place.type !== "MemberExpression") return after.worth(place, scope);
    const key = propertyName(place) ?? before.worth(place.property, scope);
    return after.memberAt(place, before.worth(place.object, scope), key);
  }

  /** `[a[i], a[j]] = [a[j], a[i]]`. */
  #swap({ left, right }: Assignment, scope: Scope): string | undefined {
    if (left.type !== "ArrayPattern" || right.type !== "ArrayExpression") return undefined;
    const [a, b, ...more] = left.elements;
    const [x, y, ...rest] = right.elements;
    if (!a || !b || !x || !y || more.length + rest.length > 0) return undefined;
    const isSwap = this.#source(a) === this.#source(y) && this.#source(b) === this.#source(x);
    if (!isSwap) return undefined;
    const [was, other] = [this.#before.worth(a, scope), this.#before.worth(b, scope)];
    // The write to the first may change which place the second means.
    if (!isSameValue(this.#nowAt(a, scope), other) || !isSameValue(this.#nowAt(b, scope), was))
      return undefined;
    const [first, second] = [this.#say(was), this.#say(other)];
    return words.changePlaces(this.#source(a), this.#source(b), first, second);
  }

  #call(node: Call, scope: Scope): string | undefined {
    const method = methodOf(node);
    if (!method) {
      if (node.callee.type !== "Identifier") return undefined;
      const given = node.arguments.map(
        (each) => ifKnown(() => this.#say(this.#before.worth(each, scope))) ?? "…",
      );
      return words.toBeCalled(`${node.callee.name}(${given.join(", ")})`);
    }
    const of = this.#source(method.on);
    const [first, second] = node.arguments;
    // Only what is known to be no method of the program's own.
    const on = this.#before.worth(method.on, scope);
    if (!isReference(on) || this.#before.memory.kind(on.object) === "object") return undefined;
    const known = (part: Node | undefined) =>
      part && ifKnown(() => this.#named(part, this.#before.worth(part, scope)));
    const value = known(first);
    const { memory } = this.#before;
    const isFull = memory.isList(on.object) && memory.length(on.object) > 0;
    switch (method.name) {
      case "push":
      case "append":
        return value && node.arguments.length === 1 ? words.putAtEnd(value, of) : undefined;
      case "add":
        return value && this.#written().length > 0 ? words.putInto(value, of) : undefined;
      case "delete":
      case "discard":
      case "remove":
        return value && this.#written().length > 0 ? words.takenOut(value, of) : undefined;
      case "set": {
        const kept = second && ifKnown(() => this.#say(this.#before.worth(second, scope)));
        return value && kept ? words.keeps(of, kept, value) : undefined;
      }
      case "pop":
        return isFull && !first ? words.lastTaken(of) : undefined;
      case "shift":
      case "popleft":
        return isFull ? words.firstTaken(of) : undefined;
      case "sort":
        return this.#isCallNext() ? undefined : words.sorted(of);
      default:
        return undefined;
    }
  }

  // ---- conditions

  #condition(node: Node, scope: Scope, evaluator: Evaluator): Why {
    const of = (part: Node): Why => this.#condition(part, scope, evaluator);
    if (node.type === "LogicalExpression" && node.operator !== "??") {
      const left = of(node.left);
      const goesOn = left.holds === (node.operator === "&&");
      if (!goesOn) return left;
      const right = of(node.right);
      // The part that decided is told; where all did, all.
      if (right.holds !== left.holds) return right;
      return {
        holds: right.holds,
        all: left.all === right.all ? right.all : undefined,
        parts: left.parts + right.parts,
        text: words.and(left.text, right.text),
      };
    }
    if (node.type === "UnaryExpression" && node.operator === "!") {
      const why = of(node.argument);
      const holds = !why.holds;
      return { ...why, holds, all: why.parts === 1 ? holds : why.all };
    }
    if (isComparison(node)) {
      const [a, b] = [evaluator.worth(node.left, scope), evaluator.worth(node.right, scope)];
      const holds = evaluator.truth(evaluator.binary(node.operator, a, b));
      const isNumber = !Number.isNaN(a) && !Number.isNaN(b);
      const digits = digitsFor(a, b);
      const [left, right] = [this.#named(node.left, a, digits), this.#named(node.right, b, digits)];
      return {
        holds,
        all: holds,
        parts: 1,
        text: words.compared(left, node.operator, right, holds, isNumber),
      };
    }
    const asked = askedKey(node);
    const value = evaluator.worth(node, scope);
    const holds = evaluator.truth(value);
    if (!asked) return { holds, all: holds, parts: 1, text: words.is(this.#source(node), this.#say(value)) };
    const key = this.#named(asked.key, evaluator.worth(asked.key, scope));
    return { holds, all: holds, parts: 1, text: words.has(this.#source(asked.of), key, holds) };
  }

  // ---- parts of sentences

  #say(value: Value, digits?: number): string {
    const isNumber = digits !== undefined && typeof value === "number";
    return isNumber ? numberText(value, digits) : spoken(this.#after.memory, value);
  }

  #source({ start, end }: Node): string {
    return shortened(this.#run.program.source.slice(start, end).replace(/\s+/g, " "), LONGEST_SOURCE);
  }

  /** "a[4] = 7"; of what says its value by itself only that. */
  #named(node: Node, value: Value, digits?: number): string {
    const isPlain =
      node.type === "Literal" ||
      (node.type === "UnaryExpression" && node.argument.type === "Literal") ||
      (node.type === "Identifier" && /^(undefined|Infinity|NaN)$/.test(node.name));
    return isPlain ? this.#say(value, digits) : `${this.#source(node)} = ${this.#say(value, digits)}`;
  }

  /** What a call gives: of what reads as a sentence of its own the value first, "0, from lo if x < lo else hi". */
  #answered(node: Node, value: Value): string {
    const isSentence = /^(Conditional|Logical)/.test(node.type) || isComparison(node) || isDenial(node);
    return isSentence ? `${this.#say(value)}${words.from(this.#source(node))}` : this.#named(node, value);
  }

  /** A place with the value of its key: "count[“a”]". */
  #place(node: Node, scope: Scope): string {
    if (node.type !== "MemberExpression" || !node.computed) return this.#source(node);
    const key = ifKnown(() => this.#say(this.#before.worth(node.property, scope)));
    return key === undefined ? this.#source(node) : `${this.#place(node.object, scope)}[${key}]`;
  }

  /** An expression with values in the place of names. Throws `Unknown`. */
  #filled(node: Node, scope: Scope): string {
    if (node.type === "BinaryExpression") return this.#sum(node, scope);
    const value = this.#before.worth(node, scope);
    if (node.type === "CallExpression" && this.#isReckoned(node, scope)) {
      const name = methodOf(node)?.name ?? this.#source(node.callee);
      return `${name}(${node.arguments.map((each) => this.#filled(each, scope)).join(", ")})`;
    }
    return spoken(this.#before.memory, value, true);
  }

  /** Whether an expression is a sum, or a function of the language that reckons with plain values. Throws `Unknown`. */
  #isReckoned(node: Node, scope: Scope): boolean {
    if (node.type === "BinaryExpression") return true;
    if (node.type !== "CallExpression") return false;
    if (!RECKONS[this.#run.program.language].test(this.#source(node.callee))) return false;
    return node.arguments.every((each) => !isReference(this.#before.worth(each, scope)));
  }

  #sum(node: Binary, scope: Scope): string {
    const side = (part: Node, isRight: boolean): string => {
      const text = this.#filled(part, scope);
      const rank = part.type === "BinaryExpression" ? (RANKS[part.operator] ?? 0) : 10;
      const own = RANKS[node.operator] ?? 0;
      // Few know how shifts and bits bind: they always get parentheses.
      const isInner = part.type === "BinaryExpression";
      const isPower = node.operator === "**" && !isRight && (isInner || text.startsWith("−"));
      const isUnclear = isPower || (isInner && /[<>&|^]/.test(node.operator));
      return isUnclear || rank < own || (isRight && rank === own) ? `(${text})` : text;
    };
    return `${side(node.left, false)} ${this.#sign(node.operator)} ${side(node.right, true)}`;
  }

  #sign(operator: string): string {
    if (operator === "*") return "×";
    const isPython = this.#run.program.language === "python";
    return (isPython && IN_PYTHON[operator]) || operator;
  }

  #written(): readonly Written[] {
    return writtenBy(this.#run, this.#after.memory.frame);
  }

  #variables(): WrittenVariable[] {
    const { calls, program } = this.#run;
    const { functions } = program;
    return this.#written().filter(
      (each) => each.kind === "variable" && each.slot !== functions[calls.fn[each.call]].thisSlot,
    ) as WrittenVariable[];
  }

  #became({ name, after }: WrittenVariable): string {
    return words.becomes(name, this.#say(this.#after.memory.value(after)));
  }

  #isNow({ name, after }: WrittenVariable): string {
    return words.is(name, this.#say(this.#after.memory.value(after)));
  }

  #goesTo({ name, after }: WrittenVariable): string {
    return words.goesTo(name, this.#say(this.#after.memory.value(after)));
  }

  /** What was written to an object, by a name that it has now. */
  #cell(written: Written): string[] {
    if (written.kind !== "cell" || written.after === 0) return [];
    const { memory } = this.#after;
    const { object, address, after } = written;
    const name = this.#nameOf(object);
    if (name === undefined) return [];
    const k = address - memory.address(object, 0);
    const value = this.#say(memory.value(after));
    if (memory.isList(object)) return [words.becomes(`${name}[${k}]`, value)];
    if (k % 2 === 0) return [];
    const key = memory.value(memory.item(object, k - 1));
    switch (memory.kind(object)) {
      case "set":
        return [words.putInto(value, name).slice(0, -1)];
      case "map":
        return [words.keeps(name, value, this.#say(key)).slice(0, -1)];
      default:
        return [words.becomes(`${name}.${String(key)}`, value)];
    }
  }

  #nameOf(object: number): string | undefined {
    const { memory } = this.#after;
    const { calls, program } = this.#run;
    for (let call = memory.top; call >= 0; call = calls.parent[call]) {
      const { slots } = program.functions[calls.fn[call]];
      const slot = slots.findIndex((_, k) => memory.slot(call, k) === ((object << 2) | 2));
      if (slot >= 0) return slots[slot];
    }
    return undefined;
  }

  /** The function of the program that a line calls first, if it calls one. */
  #calledIn(node: Node): string | undefined {
    if (isFunction(node)) return undefined;
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const { callee } = node;
      const name = callee.type === "Identifier" ? callee.name : methodOf(node)?.name;
      if (name !== undefined && (this.#names.has(name) || this.#names.has(`new ${name}`))) return name;
    }
    const body = "body" in node ? node.body : undefined;
    const branches = node.type === "IfStatement" ? [node.consequent, node.alternate] : [body];
    for (const child of childrenOf(node)) {
      const name = branches.includes(child) ? undefined : this.#calledIn(child);
      if (name !== undefined) return name;
    }
    return undefined;
  }
}

function testOf(node: Node): Node | undefined {
  switch (node.type) {
    case "IfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      return node.test;
    case "ForStatement":
      return node.test ?? undefined;
    default:
      return undefined;
  }
}

/** What asks whether something has a key: `seen.has(x)`, `x in count`. */
function askedKey(node: Node): { readonly of: Node; readonly key: Node } | undefined {
  if (node.type === "BinaryExpression" && node.operator === "in") return { of: node.right, key: node.left };
  const method = node.type === "CallExpression" ? methodOf(node) : undefined;
  if (node.type !== "CallExpression" || method?.name !== "has" || node.arguments.length !== 1)
    return undefined;
  return { of: method.on, key: node.arguments[0] };
}

/** How many digits two numbers need that are not one, and would be told alike; undefined where the usual ones will do. */
function digitsFor(a: Value, b: Value): number | undefined {
  if (typeof a !== "number" || typeof b !== "number" || a === b) return undefined;
  return numberText(a, DIGITS) === numberText(b, DIGITS) ? MOST_DIGITS : undefined;
}

/** The one name that the head of a loop binds. */
function onlyName(left: Node): string | undefined {
  if (left.type === "Identifier") return left.name;
  if (left.type !== "VariableDeclaration") return undefined;
  const [{ id } = {}, ...more] = left.declarations;
  return id?.type === "Identifier" && more.length === 0 ? id.name : undefined;
}

/** The names that stand in an expression; those of fields are none. */
function namesIn(node: Node): string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "MemberExpression" && !node.computed) return namesIn(node.object);
  return childrenOf(node).flatMap(namesIn);
}

function namesAny(node: Node, names: ReadonlySet<string>): boolean {
  return names.size > 0 && namesIn(node).some((name) => names.has(name));
}

/** Whether an expression writes something itself. */
function isChanging(node: Node): boolean {
  return /^(Update|Assignment)/.test(node.type) || childrenOf(node).some(isChanging);
}

function isYielding(node: Node): boolean {
  return /Yield/.test(node.type) || (!isFunction(node) && childrenOf(node).some(isYielding));
}

function isDenial(node: Node): boolean {
  return node.type === "UnaryExpression" && node.operator === "!";
}

/** A sentence that is not too long: whole parts of it. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = Math.max(...["; ", ", "].map((sign) => text.lastIndexOf(sign, LONGEST - 2)));
  return `${text.slice(0, end > 0 ? end : LONGEST - 1)} …`;
}
