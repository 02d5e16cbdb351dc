/**
 * A formula that is wider than the screen scrolls, also by keys. One that is far away has no width yet, and may need them; it
 * is measured when it is laid out.
 */
const widths = new ResizeObserver((formulas) => {
  for (const { target } of formulas)
    (target as MathMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
});

for (const formula of document.querySelectorAll<MathMLElement>("math[display=block]")) {
  formula.tabIndex = 0;
  widths.observe(formula);
}
