import { CalendarDays } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from "react";
import { type Day, isDay } from "#rules/time/moment.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatDayField } from "#texts/format/days.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { describedBy, ErrorText, FieldHelp } from "#web/ui/fields/field-help.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DaySegment } from "./day-segment.tsx";
import { DayUnit } from "./day-unit.tsx";
import {
  type DayPart,
  type DayParts,
  dayPartNames,
  spread,
  tidied,
  typeInto,
  useDayParts,
  withPart,
} from "./use-day-parts.ts";

const CalendarPopover = lazyComponent(async () => (await import("./calendar-popover.tsx")).CalendarPopover);

export interface DayFieldProps extends Omit<FieldTexts, "label"> {
  label: string;
  /** `YYYY-MM-DD`; empty while the day is not complete. */
  value: string;
  onChange: (day: Day | "") => void;
  onBlur?: () => void;
  /** The day that the calendar marks. */
  today: Day;
  /** First day that the calendar offers. */
  min?: Day;
  max?: Day;
  isDisabled?: boolean;
  /** Where a form puts the focus when the day is wrong. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * A day for pages whose script must be small: three native inputs that can be typed into before the script is there,
 * which the segments of React Aria's date field can't, and a calendar that is fetched when it is asked for.
 */
export function DayField(props: DayFieldProps) {
  const { label, note, hint, error, value, onChange, onBlur, today, min, max, isDisabled, ref } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const isHydrated = useHydrated();
  const { parts, change, step } = useDayParts(value, onChange);
  const [calendarIs, setCalendar] = useState<"closed" | "open" | "out of reach">("closed");

  useImperativeHandle(ref, () => ({ focus: () => inputs.current[0]?.focus() }));

  const takeTypedBefore = useEffectEvent(() => {
    const [day = "", month = "", year = ""] = inputs.current.map((input) => input?.value);
    if (day + month + year === parts.join("")) return;
    const typed = spread([day, month, year]);
    change(typed);
    const at = inputs.current.findIndex((input) => input?.matches(":focus"));
    const last = typed.findLastIndex((text) => text !== "");
    const place = isWhole(typed, last) ? last + 1 : last;
    const input = inputs.current[place];
    if (at === -1 || at === place || !input) return;
    // Whoever is still typing goes on behind the last digit.
    input.value = typed[place] ?? "";
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  });
  // What was typed before the script arrived stands in the page alone. Told after the form has put in what it kept.
  useEffect(() => takeTypedBefore(), []);

  /** No further digit could follow in the part at this place. */
  function isWhole(typed: DayParts, at: number): boolean {
    const part = dayPartNames[at];
    return part !== undefined && typeInto(typed, part, typed[at] ?? "").isDone;
  }

  function type(part: DayPart, text: string) {
    const typed = typeInto(parts, part, text);
    change(typed.parts);
    if (typed.isDone) inputs.current[dayPartNames.indexOf(part) + 1]?.focus();
  }

  function leave(part: DayPart, text: string) {
    if (tidied(part, text) !== text) change(withPart(parts, part, tidied(part, text)));
    onBlur?.();
  }

  function close() {
    setCalendar("closed");
  }

  function tryAgain() {
    // The button that was pressed goes away; whoever uses the keyboard must not go with it.
    opener.current?.focus();
    setCalendar("open");
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
          <span
            className="segments-line"
            data-picked={isDay(value) ? formatDayField(value) : undefined}
            data-none={uiTexts.noDay}
          >
            {dayPartNames.map((part, index) => (
              <DaySegment
                key={part}
                ref={(input) => {
                  inputs.current[index] = input;
                }}
                part={part}
                label={label}
                text={parts[index] ?? ""}
                isInvalid={error !== undefined}
                onType={(text) => type(part, text)}
                onLeave={(text) => leave(part, text)}
                onStep={step}
                onMove={(by) => inputs.current[index + by]?.focus()}
              />
            ))}
          </span>
          <DayUnit day={isDay(value) ? value : null} />
          <button
            ref={opener}
            type="button"
            className="affix-btn"
            aria-label={uiTexts.openCalendar}
            inert={!isHydrated}
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
          <ErrorText>{uiTexts.calendarFailed}</ErrorText>
          <TextButton onClick={tryAgain}>{uiTexts.retry}</TextButton>
        </div>
      )}
      {calendarIs === "open" && (
        <CalendarPopover
          label={label}
          anchor={group}
          value={isDay(value) ? value : null}
          today={today}
          min={min}
          max={max}
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
