/** Brings the challenge of a lesson to life, and takes up in the article what the reader did there. */
import { localeOf } from "#algorithms/core/lesson/locale.ts";
import { type EarlyTouch, openChallenge } from "#components/article/behavior/challenge-desk.ts";
import { loadChallenge } from "#src/registry/challenges.ts";

export async function open(box: HTMLElement, early: readonly EarlyTouch[]): Promise<void> {
  const challenge = await loadChallenge(box.dataset["challenge"] ?? "");
  if (!challenge) return;
  const locale = localeOf(document.documentElement.lang);
  await openChallenge(box, challenge, locale, early, (score) => {
    for (const place of document.querySelectorAll("[data-tried]"))
      place.textContent = challenge.words[locale].tried(score);
  });
}
