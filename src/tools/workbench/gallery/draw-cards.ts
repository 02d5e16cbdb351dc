/** Puts the pictures onto the cards of the gallery: fetched when a reader sees the first of them. */
import type { CardPicture } from "./card-pictures.ts";

const PICTURES = "/tools/workbench/pictures.json";

/** Rejects where the pictures do not come. */
export async function drawCards(cards: readonly HTMLElement[]): Promise<void> {
  const response = await fetch(PICTURES);
  const pictures = (await response.json()) as readonly (CardPicture | null)[];
  for (const [k, card] of cards.entries()) {
    const picture = pictures[k];
    card.toggleAttribute("data-plain", !picture);
    if (!picture) continue;
    const { box, kind, markup } = picture;
    const template = document.createElement("template");
    // The title says which program it is; the picture is the same again. Its styles are those of all tools.
    template.innerHTML = `<svg class="fig fig--${kind}" viewBox="${box.join(" ")}" aria-hidden="true">${markup}</svg>`;
    card.prepend(template.content);
  }
}
