/**
 * Draws for paper the pictures of questions that nobody has come near yet, from the file that has the page's key frames. Only
 * the page that has such pictures has this; it shares no module with others, as they would have to ask for that, too.
 */
addEventListener("beforeprint", () => {
  const address = document.querySelector<HTMLMetaElement>("meta[name=key-frames]")?.content;
  const waiting = [...document.querySelectorAll<SVGSVGElement>("svg[data-late]")];
  if (!address || waiting.every((picture) => picture.childElementCount > 0)) return;
  try {
    // A printer waits for nothing, so neither does this.
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.send();
    const file = document.createElement("template");
    file.innerHTML = request.responseText;
    const drawn = file.content.querySelectorAll("svg[data-late]");
    for (const [k, picture] of waiting.entries())
      if (picture.childElementCount === 0) picture.append(...(drawn[k]?.childNodes ?? []));
  } catch {
    // Without a connection the question is printed with the words of its picture.
  }
});
