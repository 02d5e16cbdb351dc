import type { ReactElement, ReactNode } from "react";
import type { Moment } from "./moment.ts";
import { Narration } from "./Narration.tsx";

interface AnnotationHeadProps {
  readonly position: number;
  readonly text: string;
  /** In the lesson's terms; nothing where there is no room for it. */
  readonly where?: string;
  /** Whether positions of this run have five digits or more. */
  readonly isLong?: boolean;
}

/** The line above a comment: the number of the step, the step in shorthand, and where it is. */
export function AnnotationHead({ position, text, where, isLong = false }: AnnotationHeadProps): ReactElement {
  return (
    <p className="annotation__move" data-long={isLong ? "" : undefined}>
      <span className="annotation__no">{position}</span>
      <span className="annotation__text">{text}</span>
      {where !== undefined && <span className="annotation__where">{where}</span>}
    </p>
  );
}

interface CommentProps {
  readonly moment: Pick<Moment, "narration" | "marks">;
  readonly onPoint?: (mark: string | undefined) => void;
}

/** The sentence of a step, tied to the marks of its picture. */
export function Comment({
  moment: { narration, marks },
  onPoint = () => undefined,
}: CommentProps): ReactNode {
  const roleOf = (mark: string) => marks.find(({ id }) => id === mark)?.role;
  return <Narration text={narration} roleOf={roleOf} onPoint={onPoint} />;
}
