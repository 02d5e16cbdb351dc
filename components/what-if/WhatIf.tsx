import { type ReactElement, useState } from "react";
import type { ToolProps } from "../player/state/player-state.ts";
import { Choose } from "./Choose.tsx";
import { Compare } from "./Compare.tsx";
import { FutureList } from "./FutureList.tsx";
import { OrdersPanel, useOrdersCount } from "./OrdersPanel.tsx";
import { OtherInput, Touched, type TypedInput } from "./OtherInput.tsx";
import { Wrong } from "./Wrong.tsx";
import { WhatIfTool } from "./what-if-tool.ts";

/** In the place of the panels what may be chosen otherwise; in the place of the figure both futures, when one is chosen. */
export function WhatIf(props: ToolProps): ReactElement | undefined {
  const { tool } = props.state;
  // While the input is changed, touches of the picture choose nothing.
  const [isEditing, setEditing] = useState(false);
  const [typed, setTyped] = useState<TypedInput>();
  const count = useOrdersCount(tool instanceof WhatIfTool ? tool : undefined, props.act);
  if (!(tool instanceof WhatIfTool)) return undefined;
  const { shown, subject } = tool.now;
  const { plate } = props.moment.scene;
  if (shown) return <Compare {...props} {...{ tool, shown, count }} />;
  return (
    <div className="what-if">
      <Choose {...props} tool={tool} isFree={!isEditing}>
        {isEditing && <Touched tool={tool} act={props.act} plate={plate} />}
      </Choose>
      <div className="what-if__side">
        <FutureList tool={tool} act={props.act} />
        {subject.performing && <OrdersPanel {...{ tool, count }} act={props.act} />}
        <OtherInput
          {...{ tool, plate, typed }}
          act={props.act}
          isOpen={isEditing}
          onOpen={setEditing}
          onType={setTyped}
        />
        <Wrong tool={tool} act={props.act} />
      </div>
    </div>
  );
}
