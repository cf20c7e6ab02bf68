import { memo, useCallback, useId, useRef } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { describedBy, FieldHelp } from "#web/ui/fields/field-help.tsx";
import { slotsAfter, slotsAround } from "./slots-around.ts";

export interface TimeSlotsProps extends FieldTexts {
  /** The chosen slot, `HH:MM`. */
  value: string | null;
  onChange: (time: string) => void;
  /** The booked time: underlined, and what the list opens around when nothing is chosen. */
  booked: string;
  /** The start that this is the end of: the slots begin after it and go on over midnight. */
  after?: string;
  stepMinutes?: 15 | 30;
  isDisabled?: boolean;
}

/** A list box of a day and night of slots that opens around the booked time and scrolls to the rest. */
export function TimeSlots({ label, note, hint, error, onChange, ...list }: TimeSlotsProps) {
  const id = useId();
  const choose = useRef(onChange);
  choose.current = onChange;
  const onChoose = useCallback((time: string) => choose.current(time), []);

  return (
    <div className="field">
      <span className="label">
        <span id={`${id}-label`}>{label}</span>
        {note && <span className="optional">{note}</span>}
      </span>
      <Slots
        {...list}
        onChoose={onChoose}
        labelId={`${id}-label`}
        descriptionIds={describedBy({ controlId: id, hint, error })}
      />
      <FieldHelp controlId={id} hint={hint} error={error} />
    </div>
  );
}

interface SlotsProps
  extends Pick<TimeSlotsProps, "value" | "booked" | "after" | "stepMinutes" | "isDisabled"> {
  onChoose: (time: string) => void;
  labelId: string;
  descriptionIds: string | undefined;
}

/** Drawn anew only when its own time changes: dozens of these lists stand on one page on which people type. */
const Slots = memo(function Slots(props: SlotsProps) {
  const { value, booked, after, stepMinutes = 15, isDisabled, onChoose } = props;
  const slots = after ? slotsAfter(after, stepMinutes) : slotsAround(booked, stepMinutes);
  const opensAt = value ?? booked;
  return (
    <ListBox
      // Other slots are another list, which opens around its time anew.
      key={slots[0]}
      className="slots"
      orientation="horizontal"
      aria-labelledby={props.labelId}
      aria-describedby={props.descriptionIds}
      data-locked={isDisabled || undefined}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      disabledKeys={isDisabled ? slots : []}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (chosen !== undefined && chosen !== value) onChoose(String(chosen));
      }}
    >
      {slots.map((slot) => (
        <ListBoxItem
          key={slot}
          id={slot}
          ref={slot === opensAt ? bringIntoView : undefined}
          textValue={slot}
          className="slot"
          data-booked={slot === booked || undefined}
        >
          {slot}
        </ListBoxItem>
      ))}
    </ListBox>
  );
});

/** Scrolls the list alone, and only when the slot is out of sight; `scrollIntoView` would move the page too. */
function bringIntoView(slot: HTMLElement | null) {
  const list = slot?.parentElement;
  if (!slot || !list) return;
  const left = slot.getBoundingClientRect().left - list.getBoundingClientRect().left;
  const isSeen = left >= 0 && left + slot.clientWidth <= list.clientWidth;
  if (!isSeen) list.scrollLeft += left - (list.clientWidth - slot.clientWidth) / 2;
}
