import { useState } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { TimeSlots } from "#web/ui/date-time/time-slots.tsx";
import { Sample, Section } from "./sample.tsx";

/** Days, hours and quarters. */
export function TimeSamples() {
  return (
    <>
      <Section title={texts.sections.dates}>
        <Sample label={texts.states.normal}>
          <Day />
        </Sample>
        <Sample label={texts.states.disabled}>
          <DatePicker
            label={texts.date}
            today="2026-11-24"
            value="2026-11-24"
            onChange={() => {}}
            isDisabled
          />
        </Sample>
        <Sample label={texts.states.error}>
          <DatePicker
            label={texts.date}
            today="2026-11-24"
            value={null}
            onChange={() => {}}
            error={texts.invalid}
          />
        </Sample>
      </Section>
      <Section title={texts.sections.times}>
        <Sample label={texts.states.normal}>
          <Hours />
        </Sample>
        <Sample label={texts.states.normal}>
          <Slots />
        </Sample>
        <Sample label={texts.states.locked}>
          <TimeSlots
            label={texts.to}
            note={texts.bookedTo}
            value="18:00"
            booked="18:00"
            onChange={() => {}}
            isDisabled
          />
        </Sample>
      </Section>
    </>
  );
}

function Day() {
  const [day, setDay] = useState<string | null>("2026-11-24");
  return <DatePicker label={texts.date} today="2026-11-24" value={day} onChange={setDay} min="2026-11-20" />;
}

function Hours() {
  const [hours, setHours] = useState({ from: "17:00", to: "01:00" });
  return <TimeRange value={hours} onChange={setHours} lastHour={24} />;
}

function Slots() {
  const [time, setTime] = useState("18:15");
  return <TimeSlots label={texts.to} note={texts.bookedTo} value={time} booked="18:00" onChange={setTime} />;
}
