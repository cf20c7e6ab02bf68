import { uiTexts } from "#texts/da/ui/ui.ts";
import { TimeChooser } from "./time-chooser.tsx";

export interface TimeRangeProps {
  /** Both `HH:MM`. An end at or before the start is on the next day. */
  value: { from: string; to: string };
  onChange: (value: { from: string; to: string }) => void;
  fromLabel?: string;
  toLabel?: string;
  stepMinutes?: 15 | 30;
  /** 24 lets the end be 24:00. */
  lastHour?: 23 | 24;
  fromError?: string;
  toError?: string;
  isDisabled?: boolean;
}

/** From and to, each an hour and a minute. */
export function TimeRange(props: TimeRangeProps) {
  const { value, onChange, stepMinutes, lastHour, isDisabled } = props;
  return (
    <div className="time-range">
      <TimeChooser
        label={props.fromLabel ?? uiTexts.from}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        error={props.fromError}
        {...{ stepMinutes, isDisabled }}
      />
      <span className="dash" aria-hidden="true">
        –
      </span>
      <TimeChooser
        label={props.toLabel ?? uiTexts.to}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        error={props.toError}
        {...{ stepMinutes, lastHour, isDisabled }}
      />
    </div>
  );
}
