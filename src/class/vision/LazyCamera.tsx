import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import type { CameraCountProps } from "./CameraCount.tsx";

/** The camera's part of a vote: its code comes when it is opened. Where it does not come, the counts are typed. */
export function CameraCount(props: CameraCountProps): ReactElement {
  const [Part, setPart] = useState<ComponentType<CameraCountProps>>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    import("./CameraCount.tsx").then(
      ({ CameraCount: Come }) => setPart(() => Come),
      () => setIsMissing(true),
    );
  }, []);
  if (Part) return <Part {...props} />;
  return <p role="status">{isMissing && props.words.camera.unable}</p>;
}
