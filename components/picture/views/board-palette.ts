import type { Role } from "#algorithms/core/lesson/scene.ts";

/** The colors and fonts of the page's style sheet, as a canvas takes them. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly rule: string;
  readonly rule2: string;
  readonly role: Readonly<Record<Role, string>>;
  /** The fill of what has a role; paper where there is none. */
  readonly tint: Readonly<Record<Role, string>>;
  readonly serif: string;
  readonly sans: string;
}

/** Reads the palette as it holds now, in the theme that `near` stands in. */
export function readPalette(near: HTMLElement): Palette {
  // Custom properties are text; only as the color of an element do they become the color of this theme.
  const probe = document.createElement("span");
  probe.hidden = true;
  probe.style.setProperty("forced-color-adjust", "none");
  near.append(probe);
  const style = getComputedStyle(probe);
  const color = (token: string): string => {
    probe.style.color = `var(${token})`;
    return style.color;
  };
  const role = (name: Role) => color(`--role-${name}`);
  const paper = color("--paper");
  const palette: Palette = {
    paper,
    ink: color("--ink"),
    quiet: color("--ink-3"),
    rule: color("--rule"),
    rule2: color("--rule-2"),
    role: {
      idle: role("idle"),
      active: role("active"),
      candidate: role("candidate"),
      chosen: role("chosen"),
      rejected: role("rejected"),
      done: role("done"),
    },
    tint: {
      idle: paper,
      active: color("--tint-active"),
      candidate: color("--tint-candidate"),
      chosen: color("--rubric-tint"),
      rejected: paper,
      done: color("--tint-done"),
    },
    serif: style.getPropertyValue("--serif"),
    sans: style.getPropertyValue("--sans"),
  };
  probe.remove();
  return palette;
}

/** Calls `changed` whenever the palette may have changed; the result ends that. */
export function watchPalette(changed: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"].map(
    (query) => matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", changed);
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  let over = false;
  void document.fonts.ready.then(() => !over && changed());
  return () => {
    over = true;
    for (const query of queries) query.removeEventListener("change", changed);
    theme.disconnect();
  };
}
