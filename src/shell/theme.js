/* Runs before the first paint, so that a chosen theme does not flash. Storage may be forbidden: then the system's theme is right. */
try {
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {}
