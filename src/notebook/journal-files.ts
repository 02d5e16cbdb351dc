/** Lets files be dropped on a place and chosen by an input in it. */
export function takeFiles(place: HTMLElement, take: (files: readonly File[]) => Promise<void>): void {
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
  const over = (isOver: boolean) => place.toggleAttribute("data-over", isOver);
  place.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    over(true);
  });
  place.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) over(false);
  });
  place.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    over(false);
    void take([...(event.dataTransfer?.files ?? [])]);
  });
  const input = place.querySelector<HTMLInputElement>("input[type=file]");
  input?.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = "";
    void take(files);
  });
}
