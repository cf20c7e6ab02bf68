import type { FormEvent, KeyboardEvent } from "react";
import { kitTexts } from "#texts/da/kit/kit.ts";
import { applyMask } from "#web/ui/fields/mask.ts";
import { isComplete, tidied } from "./day-parts.ts";

interface DaySegmentProps {
  part: "day" | "month" | "year";
  /** The field's label, read out after the segment's own. */
  label: string;
  isInvalid: boolean;
  onTyped: () => void;
  /** Arrow keys: so many days on or back. */
  onStep: (days: number) => void;
  onBlur?: () => void;
}

/** One part of a date. A finished one leads on to the next, and Backspace in an empty one leads back. */
export function DaySegment({ part, label, isInvalid, onTyped, onStep, onBlur }: DaySegmentProps) {
  const texts = kitTexts.dayParts[part];

  function type(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    input.value = applyMask(input.value, "digits", texts.placeholder.length);
    if (isComplete(part, input.value)) {
      input.value = tidied(part, input.value);
      neighbour(input, 1)?.focus();
    }
    onTyped();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const isAtStart = input.selectionStart === 0 && input.selectionEnd === 0;
    if (event.key === "ArrowUp") onStep(1);
    else if (event.key === "ArrowDown") onStep(-1);
    else if (event.key === "ArrowRight" && input.selectionEnd === input.value.length)
      neighbour(input, 1)?.focus();
    else if ((event.key === "ArrowLeft" && isAtStart) || (event.key === "Backspace" && input.value === "")) {
      neighbour(input, -1)?.focus();
    } else return;
    event.preventDefault();
  }

  function leave(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const tidy = tidied(part, input.value);
    if (tidy !== input.value) {
      input.value = tidy;
      onTyped();
    }
    onBlur?.();
  }

  return (
    <>
      <input
        className={`date-segment date-segment--${part}`}
        role="spinbutton"
        aria-label={`${texts.name}, ${label}`}
        aria-invalid={isInvalid || undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.placeholder}
        onInput={type}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
      />
      {part !== "year" && (
        <span className="dim-2" aria-hidden="true">
          .
        </span>
      )}
    </>
  );
}

function neighbour(input: HTMLInputElement, by: 1 | -1): HTMLInputElement | undefined {
  const segments = [...(input.parentElement?.querySelectorAll("input") ?? [])];
  return segments[segments.indexOf(input) + by];
}
