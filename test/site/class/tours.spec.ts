/** Tours: collected on figures, put in order on the desk, sent as a link, played on the stage and at home. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { unpackHomework } from "#components/tour/homework.ts";
import { formatTour, type Tour, type TourStop } from "#components/tour/tour.ts";
import { packTour } from "#components/tour/tour-link.ts";
import { exampleTour } from "#src/tours/desk/example-tour.en.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { alive, typeInput } from "../support/figures.ts";

/** Slow machines may take their time: much is drawn, made and read back here. */
/** Opens a lesson at a figure, and brings that to life. */
async function figureOf(page: Page, lesson: string, id: string): Promise<Locator> {
  await page.goto(`/lessons/${lesson}/`);
  return alive(page, id);
}

/** Adds the step that a figure shows. */
async function add(page: Page, id: string, said: string): Promise<void> {
  const figure = page.locator(`#${id}`);
  await figure.getByLabel("Menu").click();
  await figure.getByRole("button", { name: "Add this step to a tour" }).click();
  await expect(figure.locator(".player__notice")).toContainText(said);
}

/** The steps on the desk, from top to bottom, as the lesson tells where they are. */
function places(page: Page) {
  return page.locator(".tours__place:first-child");
}

async function playing(page: Page, tour: Tour, query = ""): Promise<void> {
  await page.goto(`/tour/${query}#${await packTour(tour)}`);
}

test("three steps of two lessons, one with an input of one's own, are put in order, sent, and played", {
  tag: "@full",
}, async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const first = await figureOf(page, "circle-method", "d1");
  for (let step = 1; step <= 4; step++) await first.press("ArrowRight");
  await add(page, "d1", "This step is the first stop of your tour.");
  const own = await figureOf(page, "circle-method", "own");
  await typeInput(own, "Ada\nBo\nCy\nDee");
  await own.getByRole("button", { name: "Back to the diagram" }).click();
  await own.press("End");
  await add(page, "own", "This step is stop 2 of your tour.");
  const halving = await figureOf(page, "recursive-halving", "d1");
  await halving.press("ArrowRight");
  await add(page, "d1", "This step is stop 3 of your tour.");
  await halving.getByRole("link", { name: "Your tours" }).click();

  await expect(places(page)).toContainText([/Circle method/, /own input/, /halving/i]);
  const order = await places(page).allTextContents();
  // The third stop goes to the top by keys, and comes back by undo.
  await page.getByLabel("What you say here").nth(2).fill("Halves of halves.");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(places(page)).toHaveText([order[0], order[2], order[1]]);
  await expect(page.getByLabel("What you say here").nth(1)).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(places(page)).toHaveText([order[2], order[0], order[1]]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(places(page)).toHaveText([order[0], order[2], order[1]]);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(places(page)).toHaveText([order[2], order[0], order[1]]);
  await page.getByLabel("Title").fill("Three <b>steps</b>");
  await page.locator(".tours__stop select").nth(2).selectOption("own");
  await page.getByLabel("Your question").fill("How many games?");
  await page.getByLabel(/^Its answer/).fill("6");
  // What is typed stays as it is typed, and what is kept are its lines.
  const wrong = page.getByLabel(/^Wrong answers/);
  await wrong.pressSequentially("5\n\n7 games ");
  await expect(wrong).toHaveValue("5\n\n7 games ");
  await page.reload();
  await expect(wrong).toHaveValue("5\n7 games");
  await wrong.fill("");
  await expectAccessible(page, { state: "the desk" });
  await page.reload();
  await expect(places(page)).toHaveText([order[2], order[0], order[1]]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const pupil = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await pupil.goto(link);
  await expect(pupil.getByRole("heading", { level: 1 })).toHaveText("Three <b>steps</b>");
  await expect(pupil.locator("#stop1")).toHaveAttribute("data-ready", "");
  await expect(pupil.locator(".tour__sentence")).toHaveText("Halves of halves.");
  await expect(pupil.locator(".tour__stop")).toHaveCount(1);
  await expectAccessible(pupil, { state: "the tour at home" });
  await pupil.getByRole("button", { name: "Next stop" }).click();
  await expect(pupil.locator("#stop2")).toHaveAttribute("data-ready", "");
  // The figure lives: the pupil goes on from the step, and back.
  const number = pupil.locator("#stop2 .annotation__no");
  await expect(number).toContainText("4");
  await pupil.locator("#stop2").press("ArrowRight");
  await expect(number).toContainText("5");
  await pupil.getByRole("button", { name: "Next stop" }).click();
  const last = pupil.getByRole("button", { name: "Finish the tour" });
  await expect(last).toBeDisabled();
  await pupil.getByLabel("Your answer").fill("five");
  await pupil.getByLabel("Your answer").press("Enter");
  await expect(pupil.getByText("The coach’s answer: 6")).toBeVisible();
  await last.click();
  await expect(pupil.getByText("That was the tour: all 3 stops.")).toBeVisible();
  await pupil.reload();
  await expect(pupil.getByText("3 of 3 stops done")).toBeVisible();
  await expect(pupil.locator(".tour__stop")).toHaveCount(3);
  await pupil.context().close();
});

test("on the stage Page Down leads from the first stop to the last, with questions and answers, and Page Up back", async ({
  page,
}) => {
  await playing(page, exampleTour);
  await page.getByRole("button", { name: "On the stage", exact: true }).click();
  const said = page.locator(".stage__sentences");
  const place = page.locator(".stage__place");
  await expect(place).toContainText("Stop 1 of 6");
  const { stops } = exampleTour;
  const seen: string[] = [];
  for (const [k, stop] of stops.entries()) {
    await expect(place).toContainText(`Stop ${k + 1} of 6`);
    await expect(said).toContainText(stop.sentence);
    seen.push((await place.textContent()) ?? "");
    if (stop.asks === "own") {
      await expect(said).toContainText(stop.question);
      await expect(said).not.toContainText("Answer:");
      await page.keyboard.press("PageDown");
      await expect(said).toContainText(`Answer: ${stop.answer}`);
    }
    if (stop.asks === "step") {
      await expect(said).toContainText("Next shows the answer.");
      await page.keyboard.press("PageDown");
      await expect(said).toContainText("This is the answer.");
    }
    await page.keyboard.press("PageDown");
  }
  await expect(said).toContainText("That was the last stop of this tour.");
  expect(new Set(seen).size).toBe(stops.length);
  // The place is in the address, and the tour still is.
  await expect(page).toHaveURL(/\/tour\/\?stage=stop6#1\./);
  await page.reload();
  await expect(place).toContainText("Stop 6 of 6");
  await page.keyboard.press("PageUp");
  await expect(place).toContainText("Stop 5 of 6");
  await page.keyboard.press("Escape");
  await expect(page.locator(".stage")).toHaveCount(0);
});

test("the lesson's question is answered before the next stop opens", { tag: "@full" }, async ({ page }) => {
  const [, , , asked] = exampleTour.stops;
  await playing(page, { title: "", opening: "", stops: [asked, asked] });
  await expect(page.locator("#stop1")).toHaveAttribute("data-ready", "");
  await expect(page.locator("#stop1 .annotation")).toContainText("Who sits out round 3?");
  const next = page.getByRole("button", { name: "Next stop" });
  await expect(next).toBeDisabled();
  await page.locator("#stop1").press("1");
  await expect(next).toBeDisabled();
  await page.locator("#stop1").press("3");
  await expect(next).toBeEnabled();
});

test("a coach's question is answered by a touch of the picture: on the desk, at home, by keys, and on the stage", {
  tag: "@full",
}, async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const [plain] = exampleTour.stops;
  const stops: TourStop[] = [
    { ...plain, asks: "none", hides: [] },
    { ...plain, asks: "own", question: "And now?", answer: "7", hides: [] },
  ];
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem("kibitz.tours") === null) localStorage.setItem("kibitz.tours", kept);
    },
    `{"current":0,"tours":[${formatTour({ title: "Touch", opening: "", stops })}]}`,
  );
  await page.goto("/tours/");
  const row = page.locator(".tours__stop").first();
  await row.locator("select").selectOption("touch");
  await row.getByLabel("Your question").fill("Who meets player 1 in the first game?");
  await expect(row.getByText("Touch in the picture what is right.")).toBeVisible();
  const mark = (name: string) => row.getByRole("button", { name, exact: true });
  await mark("player 7").click();
  await mark("player 3").focus();
  await page.keyboard.press("Enter");
  await expect(row.getByText("Right: player 3; player 7.")).toBeVisible();
  await expect(mark("player 3")).toHaveAttribute("aria-pressed", "true");
  await mark("player 3").click();
  await expect(row.getByText("Right: player 7.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.getByText("Right: player 3; player 7.")).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(row.getByText("Right: player 7.")).toBeVisible();
  await expectAccessible(page, { state: "a touch on the desk" });
  await page.reload();
  await expect(row.getByText("Right: player 7.")).toBeVisible();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("/tour/#4.");

  await page.goto(link);
  const stop = page.locator("#stop1");
  await expect(stop).toHaveAttribute("data-ready", "");
  await expect(stop.locator(".stop-question")).toContainText("Who meets player 1 in the first game?");
  await expect(stop.getByRole("button", { name: "Hint" })).toHaveCount(0);
  const step = await stop.locator(".annotation__no").innerText();
  const next = page.getByRole("button", { name: "Next stop" });
  await expect(next).toBeDisabled();
  await expectAccessible(page, { state: "a touch at home" });
  await stop.getByRole("button", { name: "player 4", exact: true }).click();
  await expect(stop.locator(".stop-question__verdict")).toContainText("player 4");
  await expect(next).toBeDisabled();
  await stop.getByRole("button", { name: "player 7", exact: true }).press("Enter");
  await expect(stop.locator(".annotation__verdict")).toHaveText("Right. The coach’s answer: player 7");
  // The figure stays at the step that was asked about.
  await expect(stop.locator(".annotation__no")).toHaveText(step);
  await next.click();
  await page.getByLabel("Your answer").fill("7");
  await page.getByLabel("Your answer").press("Enter");
  await page.getByRole("button", { name: "Finish the tour" }).click();
  await page.getByRole("button", { name: "Copy the code" }).click();
  await expect
    .poll(async () => (await unpackHomework(await page.evaluate(() => navigator.clipboard.readText())))[0])
    .toMatchObject({
      homework: {
        answers: [
          { stop: 1, right: false, given: "player 4" },
          { stop: 2, right: true, given: "7" },
        ],
      },
    });

  // Whoever comes anew is asked anew.
  await page.reload();
  await page.getByRole("button", { name: "On the stage", exact: true }).click();
  const said = page.locator(".stage__sentences");
  const asked = page.locator(".stage__question");
  await expect(asked).toHaveText("Who meets player 1 in the first game?");
  await expect(page.locator(".letters g")).toHaveCount(4);
  const letters = page.locator(".stage__sentences .visually-hidden");
  const right = /(\w): player 7/.exec((await letters.textContent()) ?? "")?.[1] ?? "";
  await page.keyboard.press("4");
  await expect(said).toContainText("player 4");
  await page.keyboard.press(right);
  await expect(said).toContainText("Right. The coach’s answer: player 7");
  await page.keyboard.press("PageDown");
  await expect(said).toContainText("And now?");
  await page.goto("about:blank");
  await page.goto(link.replace("#", "?stage=stop1#"));
  await expect(asked).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(said).toContainText("This is the answer. The coach’s answer: player 7");
  await page.keyboard.press("PageDown");
  await expect(said).toContainText("And now?");
});

test("what the coach hides is not there, at home and on the stage", { tag: "@full" }, async ({ page }) => {
  const [plain, , , asked] = exampleTour.stops;
  const open: TourStop = { ...plain, asks: "none", hides: [] };
  const stops: TourStop[] = [open, { ...open, hides: ["code", "sentence"] }, { ...asked, hides: ["answer"] }];
  await playing(page, { title: "Hidden", opening: "", stops });
  const next = page.getByRole("button", { name: "Next stop" });
  const lessonSays = "The chair in the middle stays empty.";
  const figure = async (number: number) => {
    const stop = page.locator(`#stop${number}`);
    await expect(stop).toHaveAttribute("data-ready", "");
    return stop;
  };
  const first = await figure(1);
  await first.locator(".tabs label:has(.tab-code)").click();
  await expect(first.locator(".listing")).toBeVisible();
  await expect(first.locator(".annotation__comment")).toContainText(lessonSays);
  await next.click();
  const second = await figure(2);
  await expect(second.locator(".listing")).toBeHidden();
  await expect(second.getByText(lessonSays).filter({ visible: true })).toHaveCount(0);
  await next.click();
  const third = await figure(3);
  await expect(third.getByRole("button", { name: "Hint" })).toBeVisible();
  await expect(third.getByRole("button", { name: "Show me" })).toBeHidden();
  await page.getByRole("button", { name: "On the stage", exact: true }).click();
  const stage = page.locator(".stage");
  await expect(stage).toContainText(lessonSays);
  const more = stage.locator(".stage__tools summary");
  await more.click();
  await expect(stage.getByRole("button", { name: "Code" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("PageDown");
  await expect(stage).toContainText("Stop 2 of 3");
  await more.click();
  await expect(stage.getByRole("button", { name: "Tables" })).toBeVisible();
  await expect(stage.getByRole("button", { name: "Code" })).toHaveCount(0);
  await expect(stage.locator(".stage__sentences")).not.toContainText(lessonSays);
});

const EIGHT = { kind: "example", id: "eight" } as const;
/** The circle and the halving of eight players, after two rounds of both. */
const compared: TourStop = {
  ...exampleTour.stops[0],
  ...{ figure: "disguise", page: "recursive-halving", source: EIGHT, hides: [] },
  beside: { lesson: "recursive-halving", version: 1, source: EIGHT, by: "round" },
  ...{ step: "round 2", index: 2, asks: "own", sentence: "Two ways, one tournament." },
  ...{ question: "How many games are over?", answer: "8" },
};

test("a comparison is added where it stands, put on the desk, and played at home", { tag: "@full" }, async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const figure = await figureOf(page, "recursive-halving", "disguise");
  const on = figure.getByRole("button", { name: "Next round" });
  await on.click();
  await on.click();
  await figure.getByRole("button", { name: "Add this step to a tour" }).click();
  await expect(figure.locator(".player__notice")).toContainText("This step is the first stop of your tour.");
  await expectAccessible(page, { part: "#disguise", state: "a stop was added" });
  await figure.getByRole("link", { name: "Your tours" }).click();
  const row = page.locator(".tours__stop");
  await expect(row.locator("svg.fig > *").first()).toBeAttached();
  await expect(row.locator("svg.fig")).toHaveCount(2);
  await expect(row.locator(".tours__place b")).toHaveText([/Circle method/, /halving/i]);
  await expect(row.getByRole("link", { name: "See it in the lesson" })).toHaveAttribute(
    "href",
    "/lessons/recursive-halving/#disguise",
  );
  // A comparison asks nothing by itself, and has no listing.
  await expect(row.locator("select option")).toHaveText(["none", "your own"]);
  await expect(row.getByRole("checkbox")).toHaveCount(2);
  await row.locator("select").selectOption("own");
  await page.getByLabel("Your question").fill("How many games are over?");
  await page.getByLabel(/^Its answer/).fill("8");
  await expectAccessible(page, { state: "a comparison on the desk" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("/tour/#2.");

  await page.goto(link);
  const stop = page.locator("#stop1");
  await expect(stop).toHaveAttribute("data-ready", "");
  await expect(stop.locator(".controls__count")).toHaveText(/2 of 7$/);
  await expect(stop.locator(".twin__half").last()).toContainText("8 of 28 games");
  await stop.press("ArrowRight");
  await expect(stop.locator(".controls__count")).toHaveText(/3 of 7$/);
  await expectAccessible(page, { state: "a comparison at home" });
  await page.getByLabel("Your answer").fill("8");
  await page.getByLabel("Your answer").press("Enter");
  await page.getByRole("button", { name: "Finish the tour" }).click();
  await expect(page.getByText("That was the tour.")).toBeVisible();
  // From here it goes into another tour as it came.
  await stop.getByRole("button", { name: "Add this step to a tour" }).click();
  await expect(stop.locator(".player__notice")).toContainText("This step is stop 2 of your tour.");
  await page.goto("/tours/");
  await expect(row).toHaveCount(2);
  await expect(row.getByRole("link", { name: "See it in the lesson" }).last()).toHaveAttribute(
    "href",
    "/lessons/recursive-halving/#disguise",
  );
});

test("a comparison among the stops of the stage: Page Down leads on, the runs move by themselves", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const [plain] = exampleTour.stops;
  const shown: TourStop = { ...plain, asks: "none", hides: [] };
  const stops = [shown, compared, { ...compared, asks: "none", hides: ["sentence"] } as TourStop];
  await playing(page, { title: "Beside", opening: "", stops });
  await page.getByRole("button", { name: "On the stage", exact: true }).click();
  const place = page.locator(".stage__place");
  const said = page.locator(".stage__sentences");
  await expect(place).toContainText("Stop 1 of 3");
  await page.keyboard.press("PageDown");
  await expect(place).toContainText("Stop 2 of 3");
  await expect(page.locator(".stage__picture")).toHaveCount(2);
  await expect(page.locator(".stage__at")).toHaveText(/2 of 7$/);
  await expect(said).toContainText("Two ways, one tournament.");
  await expect(said).toContainText("How many games are over?");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator(".stage__at")).toHaveText(/3 of 7$/);
  await page.keyboard.press("PageDown");
  await expect(said).toContainText("Answer: 8");
  await page.keyboard.press("PageDown");
  await expect(place).toContainText("Stop 3 of 3");
  await expect(page.locator(".stage__at")).toHaveText(/2 of 7$/);
  // The lessons' sentences are hidden there: the coach's own one is all that is said.
  await expect(said).toHaveText("Two ways, one tournament.");
  await page.keyboard.press("PageDown");
  await expect(said).toContainText("That was the last stop of this tour.");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(place).toContainText("Stop 2 of 3");
  await expect(page).toHaveURL(/\/tour\/\?stage=stop2#2\./);
  await page.reload();
  await expect(place).toContainText("Stop 2 of 3");
  await page.keyboard.press("Escape");
  await expect(page.locator(".stage")).toHaveCount(0);
});

test("the code of a comparison that does not come is told, and comes when it is asked for again", {
  tag: "@full",
}, async ({ page }) => {
  const ofTwins = /\/TwinStop\.[\w-]+\.js/;
  await page.route(ofTwins, (route) => route.abort());
  await playing(page, { title: "", opening: "", stops: [compared] });
  await expect(page.getByRole("alert")).toContainText("The diagram of this stop has not arrived");
  await page.unroute(ofTwins);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("#stop1")).toHaveAttribute("data-ready", "");
});

test("what is wrong with a tour is told, and the good stops play", async ({ page }) => {
  const [good] = exampleTour.stops;
  const bad: Tour = {
    title: "Old",
    opening: "",
    stops: [
      // What cannot be shown asks nothing, whatever it should ask: the stop behind it opens.
      { ...good, lesson: "fool-s-mate", asks: "step" },
      { ...good, asks: "none", step: "game 5000", index: 9000, sentence: "<img src=x onerror=alert(1)>" },
      { ...good, asks: "none", source: { kind: "own", text: "" } },
      { ...good, asks: "none" },
      { ...compared, asks: "none", beside: { ...compared.beside, lesson: "scholar-s-mate" } } as TourStop,
    ],
  };
  await playing(page, bad);
  const next = page.getByRole("button", { name: "Next stop" }).last();
  await expect(page.locator(".tour__wrong")).toContainText("There is no lesson “fool-s-mate” here");
  await next.click();
  await expect(page.locator(".tour__told")).toHaveText(
    "The lesson has changed, and this step is no longer there. The nearest one is shown.",
  );
  await expect(page.locator("#stop2")).toContainText("round 7 of 7, third game");
  await expect(page.locator(".tour__sentence").nth(1)).toHaveText("<img src=x onerror=alert(1)>");
  await next.click();
  await expect(page.locator(".tour__wrong").nth(1)).toContainText("does not take the input of this stop");
  await next.click();
  await expect(page.locator("#stop4")).toHaveAttribute("data-ready", "");
  await next.click();
  await expect(page.locator(".tour__wrong").nth(2)).toContainText("There is no lesson “scholar-s-mate” here");
  // The stage passes over what cannot be shown.
  await page.getByRole("button", { name: "On the stage", exact: true }).click();
  const place = page.locator(".stage__place");
  await expect(place).toContainText("round 7 of 7, third game");
  await page.keyboard.press("PageDown");
  await expect(place).toContainText("before the first round");

  const hash = await packTour(bad);
  await page.goto("about:blank");
  await page.goto(`/tour/#${hash.slice(0, -20)}`);
  await expect(page.getByRole("alert")).toContainText("the link was cut or changed on its way");
  await page.goto(`/tour/#9${hash.slice(1)}`);
  await expect(page.getByRole("alert")).toContainText("newer version of the site (9)");
});

test("a file is opened, a long tour is offered as one, and a deleted tour comes back", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/tours/");
  await expect(page.getByText("There is no tour here yet.")).toBeVisible();
  await expectAccessible(page, { state: "the empty desk" });
  const input = page.locator("input[type=file]");
  const give = (text: string) =>
    input.setInputFiles({
      name: "a.kibitz-tour.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await give("no tour");
  await expect(page.getByRole("status").first()).toContainText("This is no tour.");
  const [stop] = exampleTour.stops;
  const noise = Array.from({ length: 900 }, (_, k) => ((k * 7919) % 9973).toString(36))
    .join("")
    .slice(0, 900);
  await give(
    formatTour({
      title: "Long",
      opening: "",
      stops: [1, 2, 3, 4].map((k) => ({
        ...stop,
        sentence: `${k}${[...noise].sort((a, b) => ((a.charCodeAt(0) * k * 31) % 7) - ((b.charCodeAt(0) * k * 17) % 5)).join("")}`,
      })),
    }),
  );
  await expect(page.getByLabel("Title")).toHaveValue("Long");
  await expect(page.getByText(/The link has [\d,]+ characters/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("long.kibitz-tour.json");
  await page.getByRole("button", { name: "Delete this tour" }).click();
  await expect(page.getByText("There is no tour here yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Long");
});

test("a desk that slept has what a lesson added meanwhile, and does not write over it", {
  tag: "@full",
}, async ({ page }) => {
  const [plain] = exampleTour.stops;
  const stop: TourStop = { ...plain, asks: "none", hides: [] };
  const kept = (stops: TourStop[]): string =>
    `{"current":0,"tours":[${formatTour({ title: "Slept", opening: "", stops })}]}`;
  const keep = (text: string) => page.evaluate((each) => localStorage.setItem("kibitz.tours", each), text);
  await page.goto("/about/");
  await keep(kept([stop]));
  await page.goto("/tours/");
  await expect(places(page)).toHaveCount(1);
  // The browser tells a page that slept nothing of what is stored meanwhile; it tells that it is shown again.
  await keep(kept([stop, { ...stop, sentence: "Added in a lesson." }]));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(places(page)).toHaveCount(2);
  await page.getByLabel("Title").fill("Awake");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Awake");
  await expect(page.getByLabel("What you say here").nth(1)).toHaveValue("Added in a lesson.");
});

test("a stop is dragged to its place", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 2400 });
  await page.goto("/tours/");
  await page.getByRole("button", { name: "Open our example" }).click();
  const sentences = page.getByLabel("What you say here");
  await expect(page.locator(".tours__stop svg.fig > *").first()).toBeAttached();
  const handles = page.locator(".tours__handle");
  const [from, to] = [
    await handles.nth(0).boundingBox(),
    await page.locator(".tours__stop").nth(2).boundingBox(),
  ];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + 20, { steps: 4 });
  await page.mouse.up();
  const { stops } = exampleTour;
  await expect(sentences.nth(0)).toHaveValue(stops[1].sentence);
  await expect(sentences.nth(1)).toHaveValue(stops[0].sentence);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sentences.nth(0)).toHaveValue(stops[0].sentence);
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a tour plays without a network once it was seen", { tag: "@full" }, async ({ page, context }) => {
    await playing(page, exampleTour);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("button", { name: "On the stage", exact: true }).click();
    await expect(page.locator(".stage")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("#stop1")).toHaveAttribute("data-ready", "");
    await page.getByRole("button", { name: "On the stage", exact: true }).click();
    await expect(page.locator(".stage__place")).toContainText("Stop 1 of 6");
    // A press while a diagram is coming is none.
    for (const next of ["Answer:", "Stop 2 of 6", "Stop 3 of 6"]) {
      await page.keyboard.press("PageDown");
      await expect(page.locator(".stage")).toContainText(next);
    }
  });
});

test("a question of one's own can be chosen: letters on the wall and in the notes, and a right one of two at home", {
  tag: "@full",
}, async ({ page }) => {
  const [first] = exampleTour.stops;
  const asked: TourStop = { ...(first as TourStop), answer: "7\nas many as players", wrong: ["6", "8"] };
  const hash = await packTour({ ...exampleTour, stops: [asked] });
  await page.goto(`/tour/#${hash}`);
  await page.getByRole("button", { name: "On the stage", exact: true }).click();
  const stage = page.getByRole("dialog", { name: /on the stage/ });
  await expect(stage.locator(".stage__choices li")).toHaveText(["A 6", "B 7", "C 8", "D as many as players"]);
  const opens = page.waitForEvent("popup");
  await page.keyboard.press("n");
  const notes = await opens;
  await expect(notes.locator(".notes__choices li[data-right]")).toHaveText(["B 7", "D as many as players"]);
  await notes.getByRole("button", { name: "Let the class vote" }).click();
  await expect(notes.getByRole("button", { name: "Count cards with the camera" })).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press("PageDown");
  await expect(stage).toContainText("Answer: 7 / as many as players");
  await page.keyboard.press("Escape");
  const choice = page.getByRole("radio", { name: "D as many as players" });
  await choice.check();
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page.getByText("That is the coach’s answer too.")).toBeVisible();
});

test("in a tour each question keeps its own votes, also where two stops stand at the same step", {
  tag: "@full",
}, async ({ page }) => {
  const [first] = exampleTour.stops;
  const asked = (question: string): TourStop => ({
    ...(first as TourStop),
    question,
    answer: "7",
    wrong: ["6", "8"],
  });
  await playing(page, {
    ...exampleTour,
    stops: [asked("How many rounds?"), asked("And how many games each?")],
  });
  await page.getByRole("button", { name: "On the stage", exact: true }).click();
  const stage = page.getByRole("dialog", { name: /on the stage/ });
  await expect(stage.locator(".stage__choices li")).toHaveText(["A 6", "B 7", "C 8"]);
  const opens = page.waitForEvent("popup");
  await page.keyboard.press("n");
  const notes = await opens;
  const counted = notes.locator(".vote-bars caption");
  const vote = async (count: string) => {
    await notes.getByRole("button", { name: "Let the class vote" }).click();
    await notes.locator(".vote__counts input").first().fill(count);
    await expect(counted).toContainText(`${count} votes`);
  };
  await vote("9");
  // The answer, and on to the next stop.
  for (const shown of ["Answer: 7", "And how many games each?"]) {
    await page.keyboard.press("PageDown");
    await expect(stage).toContainText(shown);
  }
  await expect(notes.locator(".vote")).toHaveCount(0);
  await vote("4");
  await page.keyboard.press("PageUp");
  await expect(stage).toContainText("How many rounds?");
  await expect(counted).toContainText("9 votes");
});

test("homework that is open in two tabs has what is done in either", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const [first] = exampleTour.stops;
  const address = `/tour/#${await packTour({ ...exampleTour, stops: [first as TourStop, first as TourStop] })}`;
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(address);
    await expect(each.getByText("0 of 2 stops done")).toBeVisible();
  }
  await page.bringToFront();
  await page.getByLabel("Your answer").fill("7");
  await page.getByLabel("Your answer").press("Enter");
  await page.getByRole("button", { name: "Next stop" }).click();
  await expect(page.getByText("1 of 2 stops done")).toBeVisible();
  await other.bringToFront();
  await expect(other.getByText("1 of 2 stops done")).toBeVisible();
  await other.reload();
  await expect(other.getByText("1 of 2 stops done")).toBeVisible();
});

test("homework comes back as a file and as a code, and the table of the class opens both", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [first] = exampleTour.stops;
  const hash = await packTour({ ...exampleTour, stops: [first as TourStop] });
  const answer = async (given: string) => {
    await page.getByLabel("Your answer").fill(given);
    await page.getByLabel("Your answer").press("Enter");
  };
  await page.goto(`/tour/#${hash}`);
  await answer("six");
  // The first answer is the one that counts.
  await answer("7");
  await page.getByRole("button", { name: "Finish the tour" }).click();
  // Begun again by mistake: one press brings all back.
  await page.getByRole("button", { name: "From the beginning" }).click();
  await expect(page.getByText("0 of 1 stops done")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 of 1 stops done")).toBeVisible();
  const handIn = page.getByRole("region", { name: "Hand it in" });
  await handIn.getByLabel("Your name").fill("Ana <b>");
  const saving = page.waitForEvent("download");
  await handIn.getByRole("button", { name: "Save as a file" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("kibitz-homework-Ana-b.json");
  await handIn.getByLabel("Your name").fill("Bo");
  await handIn.getByRole("button", { name: "Copy the code" }).click();
  await expect(handIn.getByText("The code is copied.")).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code.length).toBeLessThan(400);

  await page.goto("/class-table/");
  await page.locator("class-desk input[type=file]").setInputFiles(await file.path());
  const rows = page.locator(".class-table tbody tr");
  await expect(rows).toHaveText([/^Ana <b>\d+ \w+ \d{4}not yet: six$/]);
  await page.locator("[data-codes]").fill(`from Bo:\n${code}\nh1.broken.0`);
  await page.getByRole("button", { name: "Read the codes" }).click();
  await expect(rows).toHaveText([/^Ana <b>.*\d{4}not yet: six$/, /^Bo\d.*\d{4}not yet: six$/]);
  await expect(page.locator("[data-refused] li")).toContainText("damaged");
  await expect(page.locator(".class-table thead")).toContainText(`Stop 1: ${first?.question}`);
  await expect(page.locator(".class-table tfoot")).toContainText("0/2");
  await expect(page.locator("[data-needs] > ul > li")).toContainText("not yet 2 of 2");
  await expect(page.locator("[data-needs] li li")).toHaveText("2 × six");
  await expectAccessible(page);
  // Nothing was answered in a time that has not come.
  await page.getByLabel("Answered since").fill("2999-01-01");
  await expect(page.locator(".class-table tfoot td")).toHaveText([""]);
  await expect(page.locator("[data-status]")).toContainText("0 of 2 have answered since 1 January 2999.");
  // When it was is told all the same.
  await expect(rows).toHaveText([/^Ana <b>.*\d{4}$/, /^Bo\d.*\d{4}$/]);
});
