import type { ReactNode } from "react";
import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { WhyNotPaid } from "#rules/money/readiness.ts";
import { ledgerTexts as texts, whyStays } from "#texts/da/admin/ledger.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { takenTimes } from "../shifts/sides.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { WhatHelps } from "./what-helps.tsx";

/** Somebody of a proposal, for invoice or pay. */
interface Proposed {
  shift_id: number;
  name: string;
  reason: WhyNotPaid | null;
  total: number;
  missing_data?: WireMissingPayData | null;
}

interface PeopleListProps<Person extends Proposed> {
  people: readonly Person[];
  /** Those who are ready and left out by hand. */
  without: readonly number[];
  onChange: (without: readonly number[]) => void;
  side: "invoice" | "pay";
  /** The booking's page, which knows what everybody stamped. */
  of: InvoiceDetails;
  /** What stands between name and amount. */
  detail?: (person: Person) => ReactNode;
}

/** Who goes, each with a tick and an amount, and who stays, why, and what helps. */
export function PeopleList<Person extends Proposed>(props: PeopleListProps<Person>) {
  const { people, without, onChange, side, of: details, detail } = props;
  const ready = people.filter(({ reason }) => reason === null);
  const staying = people.filter(({ reason }) => reason !== null && reason !== "already_sent");
  const going = ready.filter(({ shift_id }) => !without.includes(shift_id));

  // Another admin's press may have been first: only lines beside the people could be sent then.
  const isEverybodySent = people.length > 0 && people.every(({ reason }) => reason === "already_sent");

  function toggle(shiftId: number, goes: boolean) {
    const others = without.filter((id) => id !== shiftId);
    onChange(goes ? others : [...others, shiftId]);
  }

  return (
    <>
      <Note tone="blue">
        {isEverybodySent
          ? texts.everybodySent
          : texts.story(
              going.length,
              staying.filter(({ reason }) => reason !== "not_met").length,
              ready.length - going.length,
            )}
      </Note>
      {ready.length > 0 && (
        <ul className="send-list" aria-label={texts.goes}>
          {ready.map((person) => (
            <li key={person.shift_id}>
              <Checkbox
                checked={!without.includes(person.shift_id)}
                onChange={(event) => toggle(person.shift_id, event.target.checked)}
                aria-label={texts.include(person.name)}
              >
                {person.name}
              </Checkbox>
              {detail && <span className="dim">{detail(person)}</span>}
              <span className="num push strong">{formatKroner(fromWireKroner(person.total))}</span>
            </li>
          ))}
        </ul>
      )}
      {staying.length > 0 && (
        <ul className="send-list" aria-label={texts.stays}>
          {staying.map(({ shift_id, name, reason, missing_data: missing = null }) => (
            <li key={shift_id}>
              <span>{name}</span>
              {reason && <Status tone="amber">{whyStays[reason]}</Status>}
              {reason && (
                <WhatHelps
                  shiftId={shift_id}
                  {...{ name, reason, side, missing }}
                  times={takenTimes(details, shift_id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
