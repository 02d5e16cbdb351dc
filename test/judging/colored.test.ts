import { expect, test } from "vitest";
import { colored } from "#src/reader-programs/colored.ts";

/** The texts of a kind, in order. */
async function ofKind(kind: string, text: string, name: string): Promise<string[]> {
  const pieces = await colored(text.split("\n"), name);
  return pieces.flat().flatMap(([piece, own]) => (own === kind ? [piece] : []));
}

const PROGRAMS = {
  py: 'def f(n):\n    """Doubles."""\n    return 2 * n  # twice',
  cpp: "#include <iostream>\nint main() {\n  char c = 'a'; /* one\n  two */ std::cout << static_cast<int>(c) << \"\\n\";\n}",
  java: 'import java.util.List;\nclass Main {\n  /** Says it. */\n  static void say() { System.out.println("it", 5, true); }\n}',
  ts: "const f = (n: number) => n + 1; // one more",
};

test.each(Object.entries(PROGRAMS))("in %s every letter stays where it is", async (ending, text) => {
  const pieces = await colored(text.split("\n"), `mine.${ending}`);
  expect(pieces.map((line) => line.map(([piece]) => piece).join(""))).toEqual(text.split("\n"));
});

test("keywords, comments, strings and numbers have their kinds", async () => {
  expect(await ofKind("keyword", PROGRAMS.py, "mine.py")).toEqual(["def", "return"]);
  expect(await ofKind("comment", PROGRAMS.py, "mine.py")).toEqual(["# twice"]);
  expect(await ofKind("string", PROGRAMS.py, "python")).toEqual(['"""Doubles."""']);
  expect(await ofKind("constant", PROGRAMS.py, "python")).toEqual(["2"]);
  expect(await ofKind("string", PROGRAMS.cpp, "Mine.CPP")).toEqual(["<iostream>", "'a'", '"\\n"']);
  // A comment over two lines is one on each.
  expect(await ofKind("comment", PROGRAMS.cpp, "mine.cpp")).toEqual(["/* one", "  two */"]);
  expect(await ofKind("keyword", PROGRAMS.java, "Main.java")).toEqual(["import", "class", "static", "void"]);
  expect(await ofKind("constant", PROGRAMS.java, "Main.java")).toEqual(["5", "true"]);
});

test("the language of a program without a file is seen by its text", async () => {
  expect(await ofKind("keyword", PROGRAMS.cpp, "Your run")).toContain("char");
  expect(await ofKind("keyword", PROGRAMS.java, "Your run")).toContain("void");
  expect(await ofKind("keyword", PROGRAMS.py, "Your run")).toContain("def");
});

test("a program in a language without colours stands as it is", async () => {
  const text = "fn main() {\n    return 5;\n}";
  expect(await colored(text.split("\n"), "mine.rs")).toEqual(text.split("\n").map((line) => [[line, ""]]));
  expect(await colored(["to be or not"], "Your run")).toEqual([[["to be or not", ""]]]);
});
