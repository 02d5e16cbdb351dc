/** A program by chance: every kind of statement and every changing method. */
export function programByChance(seed: number): string {
  let x = (seed * 2654435761) % 2147483648 || 1;
  const r = (n: number): number => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return (x >> 8) % n;
  };
  const pick = (...all: string[]): string => all[r(all.length)];
  let depth = 0;
  let loops = 0;
  const deeper = (make: () => string, isLoop = false): string => {
    depth++;
    if (isLoop) loops++;
    const made = make();
    depth--;
    return made;
  };
  const num = (): string =>
    pick(
      String(r(9)),
      "i",
      "j",
      "a.length",
      `a[${r(4)}]`,
      `(i + ${r(3)})`,
      `(j % 4)`,
      "0.5",
      "-0",
      "NaN",
      "1e12",
    );
  const idx = (): string => pick(String(r(5)), "i % 5", "(j + 1) % 4", "i++ % 6", "--j & 3");
  const val = (): string =>
    pick(
      num(),
      num(),
      `"t${r(5)}"`,
      "true",
      "null",
      "undefined",
      "[1, i]",
      "{ v: j }",
      "a",
      "o",
      "b[0]",
      "o.left",
      "new Set([i])",
      "new N(i)",
      "10n",
    );
  const arr = (): string => pick("a", "a", "b", "o.list");
  const st = (): string => {
    switch (r(30)) {
      case 0:
        return `a[${idx()}] = ${val()};`;
      case 1:
        return `a[${idx()}] ${pick("+=", "-=", "||=", "??=", "=")} ${num()};`;
      case 2:
        return `[a[${idx()}], a[${idx()}]] = [a[${idx()}], a[${idx()}]];`;
      case 3:
        return `${arr()}.push(${val()}${r(3) ? "" : `, ${val()}`});`;
      case 4:
        return `i = ${arr()}.${pick("pop", "shift")}();`;
      case 5:
        return `${arr()}.unshift(${val()});`;
      case 6:
        return `${arr()}.splice(${r(3)}, ${r(3)}${r(2) ? `, ${val()}` : ""});`;
      case 7:
        return `${arr()}.sort(${r(2) ? "" : "(p, q) => (p > q ? 1 : -1)"});`;
      case 8:
        return `${arr()}.${pick("reverse()", "fill(i, 1, 3)", "copyWithin(0, 1)")};`;
      case 9:
        return `${pick("a.length", "b.length")} = ${r(5)};`;
      case 10:
        return `o.${pick("x", "y", "left", "list2")} = ${val()};`;
      case 11:
        return `o[${pick('"x"', '"k" + (i & 3)', "j")}] = ${val()};`;
      case 12:
        return `delete o.${pick("x", "y", "k1")};`;
      case 13:
        return `m.set(${pick("i", "j & 3", '"k"', "o")}, ${val()});`;
      case 14:
        return `m.delete(${pick("i", "j & 3", '"k"')});`;
      case 15:
        return `s.${pick("add(i)", "add(j & 3)", "delete(j & 3)", "clear()", "add(o)")};`;
      case 16:
        return `${pick("i", "j")} ${pick("+=", "-=", "=", "*=")} ${num()};`;
      case 17:
        return `${pick("i++", "--j", "j++", "i = j = 3")};`;
      case 18:
        return `[i, j] = [j, i];`;
      case 19:
        return depth < 2 && loops < 3
          ? deeper(() => `for (let k = 0; k < ${1 + r(4)}; k++) { ${st()} ${st()} }`, true)
          : "i++;";
      case 20:
        return depth < 2
          ? deeper(
              () =>
                `for (const v of [...a].slice(0, 3)) { ${st()} ${r(4) ? "" : "continue;"} ${r(2) ? "j = v;" : ""} }`,
            )
          : "j++;";
      case 21:
        return `if (${num()} > ${num()}) ${st()} else { ${st()} }`;
      case 22:
        return `try { ${st()} if (${num()} > 2) throw new Error("e"); a[f(1)] = g(o); } catch (e) { ${st()} }`;
      case 23:
        return `j = f(${r(4)});`;
      case 24:
        return `o = g(${pick("o", "b[0]", "{ x: 1 }")}) ?? {};`;
      case 25:
        return `Object.assign(o, { ${pick("x", "z")}: ${num()} });`;
      case 26:
        return `{ const { x = 3, ...rest } = o; j = x; o.rest = rest.y; }`;
      case 27:
        return `n.${pick(`add(${num()})`, "count++", `next = new N(${r(5)})`, `add(n.take())`)};`;
      case 28:
        return `{ o.grid ??= [[0, 1], [2, 3]]; o.grid[${r(2)}][${r(2)}] ${pick("=", "+=")} ${num()}; }`;
      default:
        return `for (let q = 0, w = 2; q < w; q++, w--) a[q] = w;`;
    }
  };
  return `class N { list = []; count = 0; constructor(v) { this.v = v; } add(x) { this.list.push(x); this.count++; return this; } take() { return this.list.pop(); } }
let i = ${r(5)}, j = ${r(5)};
let a = [3, 1, 2], b = [[1], 2], o = { x: 1, list: [4, 5] }, m = new Map([[1, "one"]]), s = new Set([1, 2]), n = new N(0);
function f(d) { const local = [d]; if (d > 0) { local.push(f(d - 1)); a[d % 3] = local.length; } return local.length; }
function g(p) { if (p && typeof p === "object") p.seen = true; for (let t = 0; t < 2; t++) s.add(t); return p; }
${Array.from({ length: 14 }, st).join("\n")}`;
}
