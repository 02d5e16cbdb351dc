import { createCssVariablesTheme, type ShikiTransformer } from "shiki";

/** A Shiki theme whose colors are the custom properties `--tok-…`; the transformer below turns them into classes. */
export const cssTheme = createCssVariablesTheme({
  name: "css",
  variablePrefix: "--tok-",
  variableDefaults: {},
  fontStyle: false,
});

/** Replaces the inline colors of Shiki by classes `t-keyword`, `t-comment` …: the page's policy forbids inline styles. */
export const classesNotStyles: ShikiTransformer = {
  name: "classes-not-styles",
  span(node) {
    const token = /--tok-(?:token-)?([a-z-]+)/.exec(String(node.properties["style"] ?? ""))?.[1];
    delete node.properties["style"];
    if (token && token !== "foreground") node.properties["class"] = `t-${token}`;
  },
  pre(node) {
    delete node.properties["style"];
  },
};
