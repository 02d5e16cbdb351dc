import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from "react";
import { loadAgain, loaded } from "#components/page/load-again.ts";
import { BrokenPart } from "./BrokenPart.tsx";

/**
 * A part of a tool that only some readers need: its code comes when it is shown first. Where it does not come, that is
 * said, and the reader can try again.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = loaded(load);
  let known: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when the module is loaded.
  return function Lazy(props: P): ReactElement {
    const [Part, setPart] = useState(() => known);
    const [isBroken, setIsBroken] = useState(false);
    const take = useCallback((coming: Promise<ComponentType<P>>) => {
      setIsBroken(false);
      coming.then(
        (Come) => {
          known = Come;
          setPart(() => Come);
        },
        () => setIsBroken(true),
      );
    }, []);
    useEffect(() => {
      if (!Part) take(part());
    }, [Part, take]);
    if (Part) return <Part {...props} />;
    return (
      <div className="tool__late" data-late="" role="status">
        {isBroken && <BrokenPart onAgain={() => take(loadAgain(part))} />}
      </div>
    );
  };
}
