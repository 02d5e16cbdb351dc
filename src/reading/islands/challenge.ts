/** Brings the challenge of a lesson to life, and takes up in the article what the reader did there. */
import { type EarlyTouch, openChallenge } from "#components/article/behavior/challenge-desk.ts";
import { loadChallenge } from "#src/registry/challenges.ts";

export async function open(box: HTMLElement, early: readonly EarlyTouch[]): Promise<void> {
  const challenge = await loadChallenge(box.dataset["challenge"] ?? "");
  if (!challenge) return;
  await openChallenge(box, challenge, early, (score) => {
    for (const place of document.querySelectorAll("[data-tried]"))
      place.textContent = challenge.words.tried(score);
  });
}
