import { CalendarDays } from "lucide-react";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { addDays, type Day, isDay } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { kitTexts } from "#texts/da/kit/kit.ts";
import { formatWeek } from "#texts/format/days.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorText } from "#web/ui/fields/error-text.tsx";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { describedBy, FieldHelp } from "#web/ui/fields/field-help.tsx";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { joinDay, splitDay } from "./day-parts.ts";
import { DaySegment } from "./day-segment.tsx";

const CalendarPopover = lazyPart(async () => (await import("./calendar-popover.tsx")).CalendarPopover);

export interface DayFieldProps extends Omit<FieldTexts, "label"> {
  label: string;
  /** `YYYY-MM-DD`; empty while the day is not complete. */
  value: string;
  onChange: (day: Day | "") => void;
  onBlur?: () => void;
  /** First day that the calendar offers. */
  min?: Day;
  isDisabled?: boolean;
  /** Where a form puts the focus when the day is wrong. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * A day for pages whose script must be small: three segments that can be typed into before the script is there,
 * and a calendar that is fetched when it is asked for.
 */
export function DayField(props: DayFieldProps) {
  const { label, note, hint, error, value, onChange, onBlur, min, isDisabled, ref } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [calendarIs, setCalendar] = useState<"closed" | "open" | "out of reach">("closed");
  const segments = () => [...(group.current?.querySelectorAll("input") ?? [])];
  const typed = () => joinDay(segments().map((input) => input.value));

  useImperativeHandle(ref, () => ({ focus: () => segments()[0]?.focus() }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script arrived, told once.
  useEffect(() => {
    if (typed() && typed() !== value) onChange(typed());
  }, []);

  // A day that comes from outside is written into the segments; a half typed one is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is read from the page, not from a render.
  useEffect(() => {
    if (typed() === value) return;
    const parts = splitDay(value);
    segments().forEach((input, index) => {
      input.value = parts[index] ?? "";
    });
  }, [value]);

  function close() {
    setCalendar("closed");
  }

  function tryAgain() {
    // The button that was pressed goes away; whoever uses the keyboard must not go with it.
    group.current?.querySelector<HTMLElement>(".affix-btn")?.focus();
    setCalendar("open");
  }

  function step(by: number) {
    const day = typed();
    if (day) onChange(addDays(day, by));
  }

  return (
    <fieldset
      ref={group}
      className="field"
      disabled={isDisabled}
      aria-describedby={describedBy({ controlId: id, hint, error })}
    >
      <legend className="label">
        {label}
        {note && <span className="optional">{note}</span>}
      </legend>
      <div className="date-field">
        <div className="input" data-invalid={error ? true : undefined}>
          <span className="segments-line">
            {(["day", "month", "year"] as const).map((part) => (
              <DaySegment
                key={part}
                part={part}
                label={label}
                isInvalid={error !== undefined}
                onTyped={() => onChange(typed())}
                onStep={step}
                onBlur={onBlur}
              />
            ))}
          </span>
          {isDay(value) && <span className="unit">{formatWeek(weekOf(value).week)}</span>}
          <button
            type="button"
            className="affix-btn"
            aria-label={kitTexts.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={calendarIs === "open"}
            onPointerEnter={() => void CalendarPopover.preload()}
            onFocus={() => void CalendarPopover.preload()}
            onClick={() => setCalendar("open")}
          >
            <Icon of={CalendarDays} />
          </button>
        </div>
      </div>
      <FieldHelp controlId={id} hint={hint} error={error} />
      {calendarIs === "out of reach" && (
        <div className="row row--wrap" role="alert">
          <ErrorText>{kitTexts.calendarFailed}</ErrorText>
          <TextButton onClick={tryAgain}>{kitTexts.retry}</TextButton>
        </div>
      )}
      {calendarIs === "open" && (
        <CalendarPopover
          label={label}
          anchor={group}
          value={isDay(value) ? value : null}
          min={min}
          onPick={(day) => {
            onChange(day);
            close();
          }}
          onClose={close}
          onFail={() => setCalendar("out of reach")}
        />
      )}
    </fieldset>
  );
}
