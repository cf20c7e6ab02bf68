import { ChevronDown } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useRef } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { Icon } from "#web/ui/icon.tsx";

export interface TimeChooserProps extends Omit<FieldTexts, "label"> {
  /** Names the group, and in it «Fra, time» and «Fra, minut». */
  label: string;
  /** `HH:MM`. */
  value: string;
  onChange: (time: string) => void;
  stepMinutes?: 15 | 30;
  lastHour?: 23 | 24;
  isDisabled?: boolean;
}

/** A clock time from two native choosers. */
export function TimeChooser(props: TimeChooserProps) {
  const { value, onChange, stepMinutes = 30, lastHour = 23, ...texts } = props;
  const [hour = "00", minute = "00"] = value.split(":");
  const hours = useRef<HTMLSelectElement>(null);
  const minutes = useRef<HTMLSelectElement>(null);

  const choose = (chosen: { hour?: string; minute?: string }) =>
    onChange(joinClockTime(chosen.hour ?? hour, chosen.minute ?? minute, stepMinutes));

  const takeChosenBefore = useEffectEvent(() => {
    const chosen = { hour: hours.current?.value, minute: minutes.current?.value };
    if (chosen.hour !== hour || chosen.minute !== minute) choose(chosen);
  });
  // What was chosen before the script arrived stands in the page alone. Told after the form has put in what it kept.
  useEffect(() => takeChosenBefore(), []);

  return (
    <FieldGroup {...texts}>
      <div className="hm">
        <Part
          label={`${texts.label}, ${uiTexts.hour}`}
          ref={hours}
          value={hour}
          choices={hourChoices(lastHour)}
          onChange={(hour) => choose({ hour })}
        />
        <span aria-hidden="true">:</span>
        <Part
          label={`${texts.label}, ${uiTexts.minute}`}
          ref={minutes}
          value={minute}
          choices={minuteChoices(hour, stepMinutes)}
          onChange={(minute) => choose({ minute })}
        />
      </div>
    </FieldGroup>
  );
}

interface PartProps {
  label: string;
  value: string;
  choices: string[];
  onChange: (choice: string) => void;
  ref: Ref<HTMLSelectElement>;
}

function Part({ label, value, choices, onChange, ref }: PartProps) {
  // A stored time off the steps, such as 17:10, is still shown as what it is.
  const offered = choices.includes(value) ? choices : [...choices, value].sort();
  return (
    <span className="affix">
      <select
        ref={ref}
        className="input"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {offered.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </span>
  );
}

/** «00» … «23», or to «24» where the end of the day may be chosen. */
export function hourChoices(lastHour: 23 | 24): string[] {
  return Array.from({ length: lastHour + 1 }, (_, hour) => twoDigits(hour));
}

/** The minutes of an hour in steps; hour 24 has only «00». */
export function minuteChoices(hour: string, stepMinutes: number): string[] {
  if (hour === "24") return ["00"];
  return Array.from({ length: 60 / stepMinutes }, (_, index) => twoDigits(index * stepMinutes));
}

/** Joins hour and minute; a minute that the hour doesn't have falls back to «00». */
export function joinClockTime(hour: string, minute: string, stepMinutes: number): string {
  return `${hour}:${minuteChoices(hour, stepMinutes).includes(minute) ? minute : "00"}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
