/* Runs before the first paint, so that a chosen theme does not flash, and typefaces that are here already are there at once. */
const page = document.documentElement;
// The typefaces come after the first paint, so that nobody waits for them: see src/reading/islands/faces.ts.
page.dataset.faces = "later";
// Storage may be forbidden; the system's theme is right then.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") page.dataset.theme = theme;
  const files = sessionStorage.getItem("faces");
  if (files) {
    delete page.dataset.faces;
    document.querySelector("link[data-faces]").media = "all";
    for (const href of files.split(" ")) {
      const preload = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href };
      document.head.append(Object.assign(document.createElement("link"), preload));
    }
  }
} catch {}
