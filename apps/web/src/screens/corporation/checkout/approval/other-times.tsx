import type { WireApprovalSummary } from "#contract/checkout/checkout.endpoints.ts";
import { approvalSummaryTexts as texts } from "#texts/da/corporation/approval-summary.ts";
import { formatTimes } from "#texts/format/days.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { nameOf, type ReadyShift } from "./ready-shifts.ts";

interface OtherTimesProps {
  summary: WireApprovalSummary;
  ready: readonly ReadyShift[];
  leftOut: ReadonlySet<number>;
  onToggle: (shiftId: number) => void;
}

/** Whoever worked longer or shorter than booked, by name, with hours and kroner; each can be left out. */
export function OtherTimes({ summary, ready, leftOut, onToggle }: OtherTimesProps) {
  const others = [...summary.longer, ...summary.shorter];
  const rows = ready.flatMap((one) => {
    const other = others.find(({ shift_id }) => shift_id === one.shift.id);
    return other ? { ...one, other } : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="other-times">
      <h3 className="strong" id="other-times">
        {texts.others(rows.length)}
      </h3>
      <ul className="other-times">
        {rows.map(({ shift, times, other }) => (
          <li key={shift.id}>
            <Checkbox isRow checked={!leftOut.has(shift.id)} onChange={() => onToggle(shift.id)}>
              <span className="strong">{nameOf(shift)}</span>{" "}
              <span className="dim nowrap">{formatTimes(times.from, times.to)}</span>
            </Checkbox>
            <span className="other-times-sum">
              <b>{texts.difference(other.hours)}</b>
              <span className="nowrap">{texts.amount(other.amount)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small dim">{texts.otherHint}</p>
    </section>
  );
}
