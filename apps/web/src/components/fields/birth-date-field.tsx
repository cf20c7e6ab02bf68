import { useRef } from "react";
import type { Day } from "#rules/time/moment.ts";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";

interface BirthDateFieldProps {
  label: string;
  /** What a form's `Controller` hands out. */
  field: {
    value: Day | null;
    onChange: (day: Day | null) => void;
    onBlur: () => void;
    ref: (control: { focus: () => void } | null) => void;
  };
  today: Day;
  error?: string;
}

/** A birthday; the form can put the focus into its first segment when it is wrong. */
export function BirthDateField({ label, field, today, error }: BirthDateFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const focus = () => frame.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
  return (
    <div
      ref={(element) => {
        frame.current = element;
        field.ref(element && { focus });
      }}
    >
      <DatePicker
        label={label}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        today={today}
        max={today}
        isWeekHidden
        error={error}
      />
    </div>
  );
}
