"""A figure in a notebook, by anywidget: `figure.step` follows the reader, and the reader's figure follows `figure.step`."""
import anywidget
import traitlets


class Kibitz(anywidget.AnyWidget):
    _esm = """
    export default {
      async render({ model, el }) {
        await import(`${model.get("host")}/embed/kibitz-figure.js`);
        const figure = document.createElement("kibitz-figure");
        figure.setAttribute("src", `${model.get("host")}/embed/${model.get("lesson")}/`);
        figure.setAttribute("run", model.get("run"));
        figure.style.cssText = "display: block; height: 420px";
        let told = -1;
        figure.addEventListener("kibitz-step", ({ detail }) => {
          told = detail.step;
          model.set("step", told);
          model.save_changes();
        });
        const go = () => {
          if (model.get("step") !== told) figure.go(model.get("step"));
        };
        model.on("change:step", go);
        el.append(figure);
        go();
        return () => {
          model.off("change:step", go);
          figure.remove();
        };
      },
    };
    """
    host = traitlets.Unicode("https://HOST").tag(sync=True)
    lesson = traitlets.Unicode("circle-method").tag(sync=True)
    run = traitlets.Unicode("").tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)
