import { type ReactElement, useState } from "react";
import type { ToolProps } from "../player/state/player-state.ts";
import { Choose } from "./Choose.tsx";
import { Compare } from "./Compare.tsx";
import { FutureList } from "./FutureList.tsx";
import { OrdersPanel } from "./OrdersPanel.tsx";
import { OtherInput, Touched } from "./OtherInput.tsx";
import { Wrong } from "./Wrong.tsx";
import { WhatIfTool } from "./what-if-tool.ts";

/** In the place of the panels what may be chosen otherwise; in the place of the figure both futures, when one is chosen. */
export function WhatIf(props: ToolProps): ReactElement | undefined {
  const { tool } = props.state;
  // While the input is changed, touches of the picture choose nothing.
  const [isEditing, setEditing] = useState(false);
  if (!(tool instanceof WhatIfTool)) return undefined;
  const { shown, subject } = tool.now;
  const { plate } = props.moment.scene;
  if (shown) return <Compare {...props} tool={tool} shown={shown} />;
  return (
    <div className="what-if">
      <Choose {...props} tool={tool} isFree={!isEditing}>
        {isEditing && <Touched tool={tool} act={props.act} plate={plate} />}
      </Choose>
      <div className="what-if__side">
        <FutureList tool={tool} act={props.act} />
        {subject.performing && <OrdersPanel tool={tool} act={props.act} />}
        <OtherInput tool={tool} act={props.act} plate={plate} isOpen={isEditing} onOpen={setEditing} />
        <Wrong tool={tool} act={props.act} />
      </div>
    </div>
  );
}
