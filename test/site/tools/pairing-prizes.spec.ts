import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { button, contentOf, openTool, takeTrf, view } from "../support/pairing-page.ts";

const category = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test("an arbiter sets prizes by category, and the standings, the papers and the files say who gets what", async ({
  page,
}) => {
  await openTool(page);
  await view(page, "Standings").check();
  const prizes = page.locator(".prizes");
  await expect(prizes).toContainText("No prizes yet.");
  await button(page, "Add a category").click();
  const overall = category(page, "Overall");
  const text = "Prizes, the first place first, with ; between them";
  await overall.getByRole("textbox", { name: text }).pressSequentially("300 €; 200 €; 100 €");
  await expect(overall).toContainText("3 prizes: 1. 300 €, 2. 200 €, 3. 100 €. 11 players are in it.");
  await page.getByRole("combobox", { name: "Kind of category" }).selectOption("rating below a limit");
  await button(page, "Add a category").click();
  const below = category(page, "Below 2000");
  await below.getByRole("textbox", { name: "Rating below" }).fill("1900");
  await below.getByRole("textbox", { name: text }).fill("150 €; 160 €");
  await expect(below).toContainText("Prize 2 is more than prize 1.");
  await below.getByRole("textbox", { name: text }).fill("150 €; 40 €");
  // Murphy is third of all and first of these: the better prize is his, and the third one goes on to Dubois.
  const row = (name: string) => prizes.getByRole("row").filter({ hasText: name });
  await expect(row("Murphy, Sean").first()).toContainText("100 €");
  await expect(row("Murphy, Sean").first()).toContainText("Murphy, Sean gets more elsewhere");
  await expect(row("Murphy, Sean").last()).toContainText("150 €");
  const standings = page.locator(".standings");
  await expect(standings.getByRole("row").filter({ hasText: "Dubois" })).toContainText("100 € (Overall 3)");
  await expectAccessible(page, { part: ".prizes", state: "two categories are set" });

  // A category whose question nobody can answer says so; undo takes it away again.
  await page.getByRole("combobox", { name: "Kind of category" }).selectOption("women");
  await button(page, "Add a category").click();
  await expect(category(page, "Women")).toContainText(
    "Sex not known, so not counted: Haddad, Samir; Novak, Jana;",
  );
  await button(page, "Undo").click();
  await expect(category(page, "Women")).toBeHidden();

  // Who is equal may share.
  await page.getByRole("combobox", { name: "Players with equal points" }).selectOption("shared");
  await expect(row("Haddad, Samir and Novak, Jana")).toContainText("shared by 2: 250 € each");

  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Prizes, CSV").click()]);
  expect(await contentOf(download)).toContain('Overall,1–2,300 € + 200 €,2,250 €,1,5,"Haddad, Samir"');
  expect((await takeTrf(page)).notes.filter((note) => note.startsWith("### prizes"))).toHaveLength(1);

  await page.reload();
  await view(page, "Papers").check();
  await page.getByRole("combobox", { name: "Paper" }).selectOption("Prizes");
  await expect(page.locator(".paper")).toContainText("shared by 2: 250 € each");
});

test("the standings after an earlier round are chosen, saved and printed", { tag: "@full" }, async ({
  page,
}) => {
  await openTool(page);
  await view(page, "Standings").check();
  await page.getByRole("combobox", { name: "Standings after" }).selectOption("round 1");
  await expect(page.getByRole("heading", { name: "Standings after round 1" })).toBeVisible();
  await expect(page.locator(".standings").getByRole("row").filter({ hasText: "Okafor" })).toContainText("½");
  await expect(page.locator(".prizes")).toBeHidden();
  const csv = button(page, "Standings after round 1, CSV");
  const [download] = await Promise.all([page.waitForEvent("download"), csv.click()]);
  expect(await contentOf(download)).not.toContain("round_2");
  await view(page, "Papers").check();
  await page.getByRole("combobox", { name: "Paper", exact: true }).selectOption("Standings");
  await page.getByRole("combobox", { name: "The round of the paper" }).selectOption("Round 2");
  await expect(page.locator(".paper").getByText("Round 2")).toBeVisible();
  await expect(page.locator(".paper").getByRole("row").nth(1)).toContainText("2");
});
