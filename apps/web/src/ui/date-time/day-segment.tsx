import type { KeyboardEvent, Ref } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import type { DayPart } from "./use-day-parts.ts";

interface DaySegmentProps {
  part: DayPart;
  /** The field's label, read out after the segment's own. */
  label: string;
  text: string;
  isInvalid: boolean;
  onType: (text: string) => void;
  /** What stands there when it is left. */
  onLeave: (text: string) => void;
  /** Arrow keys up and down: so many days on or back. */
  onStep: (days: number) => void;
  /** To the segment beside it, which takes the focus. */
  onMove: (by: 1 | -1) => void;
  ref: Ref<HTMLInputElement>;
}

/** One part of a date: arrow keys lead to the next and count days, Backspace in an empty one leads back. */
export function DaySegment(props: DaySegmentProps) {
  const { part, label, text, isInvalid, onType, onLeave, onStep, onMove, ref } = props;
  const texts = uiTexts.dayParts[part];

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isBack = (event.key === "ArrowLeft" && isAtStart) || (event.key === "Backspace" && text === "");
    if (event.key === "ArrowUp") onStep(1);
    else if (event.key === "ArrowDown") onStep(-1);
    else if (event.key === "ArrowRight" && selectionEnd === text.length) onMove(1);
    else if (isBack) onMove(-1);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        ref={ref}
        className={`date-segment date-segment--${part}`}
        role="spinbutton"
        aria-label={`${texts.name}, ${label}`}
        aria-invalid={isInvalid || undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => onLeave(event.currentTarget.value)}
      />
      {part !== "year" && (
        <span className="dim-2" aria-hidden="true">
          .
        </span>
      )}
    </>
  );
}
