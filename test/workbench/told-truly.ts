/** What sentences say of conditions and of variables, beside what the program then did. */
import { isLine, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { Memory } from "#algorithms/engines/program/memory.ts";
import { Teller } from "#algorithms/engines/program/sentence.ts";
import { childrenOf, type Node } from "#algorithms/engines/program/tree.ts";

/** Whether the program went into the body of a condition after a step; undefined where that cannot be seen. */
function wentIn(run: ProgramRun, position: number): boolean | undefined {
  const { trace, program } = run;
  const [now, next] = [
    trace.stepAt(position),
    position < trace.length ? trace.stepAt(position + 1) : undefined,
  ];
  if (!next || !isLine(now.step) || !isLine(next.step) || next.b !== now.b) return undefined;
  const { node } = program.sites[now.a];
  const at = program.sites[next.a].node;
  const isLoop = node.type === "WhileStatement" || node.type === "ForStatement";
  const body = bodyOf(node);
  if (!body) return undefined;
  if (!isSeen(body, program.language === "python")) return undefined;
  // A round in which nothing is a step of its own comes back to the loop.
  if (isLoop && at === node) return now.a === next.a ? true : undefined;
  return at.start >= body.start && at.end <= body.end;
}

/** What is done where a condition holds. */
function bodyOf(node: Node): Node | undefined {
  if (node.type === "IfStatement") return node.consequent;
  return node.type === "WhileStatement" || node.type === "ForStatement" ? node.body : undefined;
}

export function conditionsOf(run: ProgramRun): { told: number; wrong: string[] } {
  const teller = new Teller(run);
  let told = 0;
  const wrong: string[] = [];
  for (let position = 1; position <= run.trace.length; position++) {
    const did = wentIn(run, position);
    if (did === undefined) continue;
    const said = teller.conditionAt(position);
    if (said === undefined) continue;
    told++;
    if (said.holds !== did) wrong.push(`step ${position}: ${teller.tell(position).text}`);
  }
  return { told, wrong };
}

/** Whether it is seen that a body is gone into: its first statement is a step each time; of Python's loops only their rounds are. */
function isSeen(body: Node, isPython: boolean): boolean {
  if (body.type !== "BlockStatement") return true;
  const [first] = body.body;
  if (!first || !isPython) return first !== undefined;
  if (/^(Empty|ForOf)Statement$|Declaration$/.test(first.type)) return false;
  const [inner] = /^Try/.test(first.type) ? childrenOf(first) : [undefined];
  return inner ? isSeen(inner, isPython) : true;
}

/** What a sentence says that a variable of the call becomes or is: `lo becomes 6`. */
const BECOMES = /(?:^|[ ,;])(\w+) (?:becomes|goes to|stays|is) (−?\d+)(?=[.,;](?!\d)|$)/g;

export function becomingOf(run: ProgramRun): { told: number; wrong: string[] } {
  const teller = new Teller(run);
  const memory = new Memory(run);
  let told = 0;
  const wrong: string[] = [];
  for (let position = 1; position < run.trace.length; position++) {
    const { text } = teller.tell(position);
    for (const [, name, number = ""] of text.matchAll(BECOMES)) {
      const value = Number(number.replace("−", "-"));
      if (!Number.isSafeInteger(value)) continue;
      const values = [0, 1].flatMap((later) => {
        memory.at(position + later);
        return memory.stack().flatMap((call) => {
          const { slots } = run.program.functions[run.calls.fn[call]];
          return slots.flatMap((slot, k) => (slot === name ? [memory.value(memory.slot(call, k))] : []));
        });
      });
      if (values.length === 0) continue;
      told++;
      if (!values.includes(value)) wrong.push(`${position}: ${text}`);
    }
  }
  return { told, wrong };
}
