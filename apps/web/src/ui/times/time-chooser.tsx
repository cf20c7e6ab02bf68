import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { kitTexts } from "#texts/da/kit/kit.ts";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { hourChoices, joinClockTime, minuteChoices } from "./clock-choices.ts";

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

  function tell() {
    if (!hours.current || !minutes.current) return;
    const chosen = joinClockTime(hours.current.value, minutes.current.value, stepMinutes);
    if (chosen !== value) onChange(chosen);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the script arrived, told once.
  useEffect(tell, []);

  return (
    <FieldGroup {...texts}>
      <div className="hm">
        <Part
          label={`${texts.label}, ${kitTexts.hour}`}
          of={hours}
          value={hour}
          choices={hourChoices(lastHour)}
          onChange={tell}
        />
        <span aria-hidden="true">:</span>
        <Part
          label={`${texts.label}, ${kitTexts.minute}`}
          of={minutes}
          value={minute}
          choices={minuteChoices(hour, stepMinutes)}
          onChange={tell}
        />
      </div>
    </FieldGroup>
  );
}

interface PartProps {
  label: string;
  of: React.RefObject<HTMLSelectElement | null>;
  value: string;
  choices: string[];
  onChange: () => void;
}

function Part({ label, of, value, choices, onChange }: PartProps) {
  // A stored time off the steps, such as 17:10, is still shown as what it is.
  const offered = choices.includes(value) ? choices : [...choices, value].sort();
  return (
    <span className="affix">
      <select ref={of} className="input" aria-label={label} value={value} onChange={onChange}>
        {offered.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </span>
  );
}
