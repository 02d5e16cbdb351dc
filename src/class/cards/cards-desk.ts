/** What is printed of the cards: so many as there are pupils, in the chosen size. */
class CardsDesk extends HTMLElement {
  connectedCallback(): void {
    const [form, pupils, cards, wrong] = ["form", "#cards-pupils", ".cards", "#cards-wrong"].map((selector) =>
      this.querySelector<HTMLElement>(selector),
    );
    if (!(form instanceof HTMLFormElement && pupils instanceof HTMLInputElement && cards && wrong)) return;
    const show = (): boolean => {
      const count = pupils.valueAsNumber;
      const isFair = Number.isInteger(count) && count >= 1 && count <= cards.children.length;
      wrong.hidden = isFair;
      pupils.setAttribute("aria-invalid", String(!isFair));
      cards.dataset["size"] = String(new FormData(form).get("size"));
      if (isFair)
        for (const [i, card] of [...cards.children].entries()) (card as HTMLElement).hidden = i >= count;
      return isFair;
    };
    // Where nobody has said the site's address, a card has the one that it is printed from.
    for (const address of this.querySelectorAll("[data-address]"))
      if (address.textContent?.startsWith("/")) address.textContent = location.origin + location.pathname;
    form.addEventListener("input", show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (show()) print();
      else pupils.focus();
    });
    show();
  }
}

customElements.define("cards-desk", CardsDesk);
