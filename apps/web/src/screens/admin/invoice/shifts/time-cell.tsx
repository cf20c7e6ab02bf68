import { type ReactNode, useState } from "react";
import type { Times } from "#rules/checkout/times.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { formatTimes } from "#texts/format/days.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Popover } from "#web/ui/overlays/popover.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { isNothing, type SideFacts } from "./sides.ts";

const texts = adminInvoiceTexts.times;

interface TimeCellProps {
  label: string;
  facts: SideFacts;
  /** What the choosers show before there is any time. */
  booked: Times;
  /** The two sides stamped different times and nobody has settled it. */
  isDisputed: boolean;
  /** Only what was stamped can be looked at. */
  isReadOnly: boolean;
  /** `seen`: the admin's times that stood there when they were chosen. */
  onSave: (times: Times, seen: Times | null) => void;
  /** One press each that settles open times for both sides. */
  settle: ReactNode;
}

/** The times of one side; pressing them opens what was stamped, and the choosers for others unless they are locked. */
export function TimeCell({ label, facts, booked, isDisputed, isReadOnly, onSave, settle }: TimeCellProps) {
  const shown = facts.admin ?? facts.stamped;
  return (
    <Popover
      label={label}
      size="small"
      className={classNames("cell-time", isDisputed && "cell-time--disputed", !shown && "cell-time--empty")}
      trigger={
        <>
          <span className="visually-hidden">{label}: </span>
          {shown ? formatTimes(shown.from, shown.to) : isReadOnly ? texts.noneYet : texts.none}
          {isDisputed && <span className="visually-hidden">, {texts.differs}</span>}
        </>
      }
    >
      {(close) => (
        <TimeEditor
          title={label}
          start={shown ?? booked}
          booked={booked}
          facts={facts}
          settle={settle}
          isReadOnly={isReadOnly}
          onSave={(times, seen) => {
            close();
            onSave(times, seen);
          }}
        />
      )}
    </Popover>
  );
}

interface TimeEditorProps {
  title: string;
  start: Times;
  booked: Times;
  facts: SideFacts;
  settle: ReactNode;
  isReadOnly: boolean;
  /** `seen`: the admin's times that stood there when they were chosen. */
  onSave: (times: Times, seen: Times | null) => void;
}

function TimeEditor({ title, start, booked, facts, settle, isReadOnly, onSave }: TimeEditorProps) {
  const [times, setTimes] = useState(start);
  const [seen] = useState(facts.admin);
  const { stamped, comment, lock } = facts;
  const isSlip = isNothing(times, [booked]);
  return (
    <div className="stack stack--tight time-editor">
      <h2 className="kicker">{title}</h2>
      <Facts
        isDense
        facts={[
          {
            term: texts.stamped,
            value: stamped ? formatTimes(stamped.from, stamped.to) : texts.notStamped,
          },
          ...(comment ? [{ term: texts.comment, value: comment }] : []),
        ]}
      />
      {isReadOnly ? null : lock ? (
        <p className="small">{lock.text}</p>
      ) : (
        <>
          {settle}
          <TimeRange value={times} onChange={setTimes} stepMinutes={15} lastHour={24} />
          {isSlip && (
            <p className="small" role="status">
              {texts.equal}
            </p>
          )}
          <Button variant="primary" isDisabled={isSlip} onClick={() => onSave(times, seen)}>
            {texts.save}
          </Button>
        </>
      )}
    </div>
  );
}
