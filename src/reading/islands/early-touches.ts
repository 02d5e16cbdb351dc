/**
 * The challenge of a page before its code has come: it is fetched when the page has nothing else to do, or at the first
 * touch, and what is touched meanwhile is carried out when it is there.
 */
import { loaded } from "#components/page/load-again.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { whenIdle } from "./when-idle.ts";

const box = document.querySelector<HTMLElement>("[data-challenge]");
const picture = box?.querySelector("svg");
if (box && picture) {
  const touched: [x: number, y: number][] = [];
  const open = loaded(async () => {
    await (await import("./challenge.ts")).open(box, touched);
    picture.removeEventListener("click", note);
  });
  const note = ({ clientX, clientY }: MouseEvent): void => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()?.inverse());
    touched.push([x, y]);
    void untilItComes(box, open);
  };
  picture.addEventListener("click", note);
  // Nobody has asked for it yet: that it does not come is told when somebody does.
  const start = () => void open().catch(() => undefined);
  if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start), { once: true });
}
