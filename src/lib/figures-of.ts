/** A figure as an article writes it. */
export interface WrittenFigure {
  readonly id: string;
  readonly lesson: string;
  readonly title: string;
  readonly example: string | undefined;
  readonly step: string;
  readonly ask: string;
}

/** The figures of an article that play, in their order, from its text. */
export function figuresOf(article: string): readonly WrittenFigure[] {
  return Array.from(article.matchAll(/<Figure\s([^>]*?)\/>/g), ([, attributes = ""]) => {
    const all = new Map(
      Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]),
    );
    const { id = "", lesson = "", title = "", example, step = "start", ask = "" } = Object.fromEntries(all);
    return { id, lesson, title, example, step, ask };
  });
}
