/** An element with these classes, and this text or these children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes = "",
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (classes) element.className = classes;
  element.append(...children);
  return element;
}
