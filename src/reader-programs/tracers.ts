/** The helpers with which programs in other languages print a trace, to be taken away. */
import java from "./tracers/Kibitz.java?raw";
import cpp from "./tracers/kibitz.h?raw";
import py from "./tracers/kibitz.py?raw";

/** A helper with an example of its use. */
export interface Tracer {
  readonly id: "py" | "cpp" | "java";
  /** The name of its file. */
  readonly file: string;
  readonly text: string;
  readonly example: string;
}

const REST = "< input.txt > answer.txt 2> trace.txt";

/** The helpers; `name` is a variable that the figure of the lesson draws. */
export function tracersFor(name: string): Tracer[] {
  const cppLines = ['#include "kibitz.h"', `KIBITZ_LINE(); KIBITZ(${name});`];
  const javaLines = [`Kibitz.line(); Kibitz.show("${name}", ${name});`, "javac Kibitz.java Main.java"];
  return [
    {
      ...{ id: "py", file: "kibitz.py", text: py },
      example: `python3 kibitz.py solution.py ${REST}`,
    },
    {
      ...{ id: "cpp", file: "kibitz.h", text: cpp },
      example: [...cppLines, `g++ -std=c++17 solution.cpp && ./a.out ${REST}`].join("\n"),
    },
    {
      ...{ id: "java", file: "Kibitz.java", text: java },
      example: [...javaLines, `java Main ${REST}`].join("\n"),
    },
  ];
}

/** The lines of a trace, as somebody writes them who has no helper. */
export const TRACE_EXAMPLE = [
  '{"kibitz":1}',
  '["line", 12]',
  '["=list", 12, [3, -1, -1, 0]]',
  '["list[]", 14, 2, 5]',
  '["=pairs", 20, [[1, 6], [2, 5]]]',
  '["pair", 21, 3, 4]',
].join("\n");
