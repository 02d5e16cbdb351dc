/** What is said of a program in Python that is run as another. */
import { expect, test } from "vitest";
import { see } from "#src/reader-programs/room/see.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";
import { ownWords } from "#src/reader-programs/words.en.ts";
import { whyNot } from "#src/tools/workbench/why-not.ts";
import { GIVEN_PYTHON } from "./given-python.ts";

/** What is said of a text that is run as JavaScript; undefined of one that can be read. */
function saidOf(text: string, language: "javascript" | "python" = "javascript"): string | undefined {
  try {
    see(text, seeWords);
    return undefined;
  } catch (error) {
    const why = whyNot(error, { language, text });
    return typeof why === "string" ? why : why.text;
  }
}

const HINT = "This looks like Python: choose Python above.";

test.each([
  ["def f(n):\n    return n"],
  ["class Solution:\n    def fib(self, n: int) -> int:\n        return n"],
  ["class A(object):\n    pass"],
  ["import heapq\nfrom collections import deque\nq = deque()"],
  ["import os, sys as s"],
  ["from typing import List"],
  ["# what it does\ndef f(a): pass"],
  ['"""What it does."""\n\nasync def f(a):\n    pass'],
  ["a = [3, 1]\nfor i in range(2):\n    a[i] += 1"],
  ["i = 0\nwhile i < 3:\n    i += 1  # on"],
  ["x = 5\nif x > 3:\n    print(x)"],
  ["x = [y * 2 for y in (1, 2)]\ndef f(\n    a,\n    b):\n    return x"],
])("%j is taken for Python", (text) => {
  expect(saidOf(text)).toMatch(HINT);
  expect(saidOf(text)).toMatch(/^[^.]+\. This/);
  expect(saidOf(text, "python")).not.toMatch(HINT);
});

test("most programs in Python are taken for it", () => {
  const said = Object.values(GIVEN_PYTHON).map((source) => saidOf(source.trim()));
  expect(said.filter((each) => each?.includes(HINT)).length).toBeGreaterThan(said.length * 0.95);
});

test.each([
  ["function f( {"],
  ["let a = [1, 2;\n// def f(n):\n"],
  ["async function f() {}\nconst text = `\ndef f(n):\n    return n\n`"],
  ["const text = `\ndef f(n):\n    return n\n`\nasync function f() {}"],
  ["let __x = `\ndef f(n):\n`"],
  ["const a = import('x')\n/*\nimport x\n*/"],
  ['import x from "y"'],
  ["import React, { useState } from 'react'\nlet a = 1;"],
  ["export const f = 1"],
  ["class A {\n  def(x) { return x }\n  constructor( { }\n}"],
  ["int main() {\n  for (int x : list) sum += x;\n}"],
  ["public class A {\n  public static void main(String[] args) {\n  }\n}"],
  ["if (a) b = c ?\n  d :\n  e }"],
  ["for (const k in o) label:\n  k++ }"],
])("%j is not", (text) => {
  expect(saidOf(text)).toBeTruthy();
  expect(saidOf(text)).not.toMatch(HINT);
});

test("what can be read is never said to be another language", () => {
  expect(saidOf("const text = `\ndef f(n):\n    return n\n`")).toBeUndefined();
  expect(ownWords.looksLikePython("Unexpected token")).toBe(`Unexpected token. ${HINT}`);
});
