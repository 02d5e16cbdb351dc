/* Runs before the first paint, so that a chosen theme does not flash. */
try {
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme is right then.
}
