/*
 * <kibitz-figure src="https://host/embed/circle-method/" run="1.seven.0" step="12"></kibitz-figure>: a figure in a frame that is
 * spoken to. The attributes run, to, level, ask, theme, loop and play are those of the frame's address; step may change while it
 * lives. Events: kibitz-ready, kibitz-step, kibitz-edge, kibitz-refused, with what was told in `detail`.
 */
const SETTINGS = ["run", "to", "level", "ask", "theme", "loop", "play"];

export class KibitzFigure extends HTMLElement {
  static observedAttributes = ["step"];
  #frame = document.createElement("iframe");
  #waiting = new Map();
  #asked = 0;
  #isReady = () => {};
  #ready = new Promise((done) => {
    this.#isReady = done;
  });

  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || origin !== this.#address.origin || data?.kibitz !== 1) return;
    const { kibitz, id, type, ...detail } = data;
    if (type === "ready") this.#isReady();
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer) answer(detail);
    else this.dispatchEvent(new CustomEvent(`kibitz-${type}`, { detail, bubbles: true }));
  };

  get #address() {
    return new URL(this.getAttribute("src") ?? "", document.baseURI);
  }

  connectedCallback() {
    const address = this.#address;
    for (const name of SETTINGS)
      if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name) ?? "");
    const title = this.getAttribute("title") ?? "Kibitz";
    Object.assign(this.#frame, { src: address.href, title, loading: this.getAttribute("loading") ?? "lazy" });
    this.#frame.style.cssText = "width:100%;height:100%;border:0;display:block";
    addEventListener("message", this.#hear);
    this.append(this.#frame);
    if (this.hasAttribute("step")) this.go(Number(this.getAttribute("step")));
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    // Where the page puts it elsewhere, the frame begins anew, and what it is asked for waits again.
    const before = this.#isReady;
    this.#ready = new Promise((done) => {
      this.#isReady = () => {
        before();
        done();
      };
    });
  }

  attributeChangedCallback(_name, before, after) {
    if (before !== null && after !== null && this.isConnected) this.go(Number(after));
  }

  /** Orders wait until the figure listens. */
  async #send(message) {
    await this.#ready;
    this.#frame.contentWindow?.postMessage({ kibitz: 1, ...message }, this.#address.origin);
  }

  /** To a step, to "start" or to "end". */
  go(step) {
    return this.#send({ do: "go", step });
  }

  /** One press of "next"; at a level of its own, "move", "stage" or "phase", if told. */
  next(level) {
    return this.#send({ do: "next", level });
  }

  previous(level) {
    return this.#send({ do: "previous", level });
  }

  play() {
    return this.#send({ do: "play" });
  }

  pause() {
    return this.#send({ do: "pause" });
  }

  /** To another stop of a tour, from 1. */
  stop(stop) {
    return this.#send({ do: "stop", stop });
  }

  /** Resolves to {step, from, to, of, playing, asking}; in a tour with {stop, stops}. */
  state() {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.#send({ do: "state", id });
    });
  }
}

if (!customElements.get("kibitz-figure")) customElements.define("kibitz-figure", KibitzFigure);
