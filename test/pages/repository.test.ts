/** What stands in the repository for code hosts: it is read by their programs only, so that nobody would notice a slip. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../support/source-files.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const { version, scripts, license } = JSON.parse(read("package.json"));

describe("what code hosts read", () => {
  test("a citation names the version of the package, and the day on which the changelog has it", () => {
    const cited = parse(read("CITATION.cff"));
    const [, newest, day] = /^## (\S+) \((\S+)\)/m.exec(read("CHANGELOG.md")) ?? [];
    expect([cited.version, cited["date-released"]]).toEqual([newest, day]);
    expect(cited.version).toBe(version);
    expect(cited.license).toContain(license);
  });

  test("the forms have all that a host asks, and each field a name of its own", () => {
    const folder = ".github/ISSUE_TEMPLATE";
    const forms = readdirSync(join(root, folder)).filter((file) => file !== "config.yml");
    expect(forms).toHaveLength(4);
    for (const file of forms) {
      const { name, description, body } = parse(read(`${folder}/${file}`));
      expect([typeof name, typeof description], file).toEqual(["string", "string"]);
      const ids = body.map(({ id }: { id: string }) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const { type, attributes } of body) {
        expect(["input", "textarea"], file).toContain(type);
        expect(attributes.label, file).toMatch(/\S/);
      }
    }
  });

  test("workflows run what there is, in a whole copy", () => {
    for (const file of readdirSync(join(root, ".github/workflows"))) {
      const { jobs } = parse(read(`.github/workflows/${file}`));
      const steps = Object.values<{ steps: Record<string, never>[] }>(jobs).flatMap((job) => job.steps);
      expect(steps.find(({ uses }) => `${uses}`.startsWith("actions/checkout"))?.["with"]).toEqual({
        "fetch-depth": 0,
      });
      for (const { run } of steps.filter((step) => step["run"]) as unknown as { run: string }[]) {
        const [, script] = /^npm run (\S+)$/.exec(run) ?? [];
        if (script) expect(Object.keys(scripts)).toContain(script);
        else if (run !== "npm ci") expect(existsSync(join(root, run)), run).toBe(true);
      }
    }
  });

  test("the image copies files that exist, and is told what the site may be told", () => {
    const lines = read("Dockerfile").split("\n");
    for (const [, from] of lines.flatMap((line) => [/^COPY (?!--)(.+) \S+$/.exec(line) ?? []]))
      for (const file of from?.split(" ") ?? []) expect(existsSync(join(root, file)), file).toBe(true);
    const told = lines.flatMap((line) => /^ARG (\w+)$/.exec(line)?.[1] ?? []);
    for (const name of told) expect(read("docs/publishing.md")).toContain(`\`${name}\``);
    expect(told).toContain("SITE");
    expect(() => JSON.parse(read(".devcontainer/devcontainer.json"))).not.toThrow();
  });
});
