import { useEffect, useState } from "react";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts, whyStays } from "#texts/da/admin/ledger.ts";
import { formatKroner, formatKronerUnit, formatShortDecimal } from "#texts/format/numbers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { ExtraLines } from "./extra-lines.tsx";
import { FeeRow } from "./fee-row.tsx";
import { type Choices, NO_CHOICES, type Proposal, useProposal } from "./use-proposal.ts";
import { WhatHelps } from "./what-helps.tsx";

/** What of one booking would be sent as it is shown: null while the server is still adding up. */
export type Ready = { body: ReturnType<typeof useProposal>["body"]; proposal: Proposal } | null;

interface InvoicePartProps {
  bookingId: number;
  title: string;
  onChange: (bookingId: number, ready: Ready) => void;
}

/** One booking in the dialog: who goes, who stays and why, fees, free lines, and what it comes to. */
export function InvoicePart({ bookingId, title, onChange }: InvoicePartProps) {
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const { base, proposal, isUpToDate, body } = useProposal(bookingId, choices);
  const ready = isUpToDate && proposal && body ? JSON.stringify({ body, proposal }) : null;
  // A report to the dialog, which holds the button: once a change of what is shown, whatever renders.
  useEffect(
    () => onChange(bookingId, ready === null ? null : JSON.parse(ready)),
    [bookingId, ready, onChange],
  );

  return (
    <section className="stack send-part" aria-label={texts.of(title)}>
      <h3 className="h3">{title}</h3>
      <QueryView query={base} skeleton={{ count: 3, label: texts.loading }}>
        {(all) => (
          <>
            <People all={all} shown={proposal ?? all} choices={choices} onChoose={setChoices} />
            {all.fees.map((fee) => (
              <FeeRow
                key={fee.shift_id}
                fee={fee}
                choice={choices.fees[fee.shift_id] ?? { fate: "keep", reason: "" }}
                onChoose={(choice) =>
                  setChoices({ ...choices, fees: { ...choices.fees, [fee.shift_id]: choice } })
                }
              />
            ))}
            <ExtraLines lines={choices.extras} onChange={(extras) => setChoices({ ...choices, extras })} />
            <Totals of={proposal ?? all} />
          </>
        )}
      </QueryView>
    </section>
  );
}

interface PeopleProps {
  all: Proposal;
  shown: Proposal;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

function People({ all, shown, choices, onChoose }: PeopleProps) {
  const ready = all.shifts.filter(({ reason }) => reason === null);
  const staying = all.shifts.filter(({ reason }) => reason !== null && reason !== "already_sent");
  const totalOf = new Map(shown.shifts.map(({ shift_id, total }) => [shift_id, total]));

  function toggle(shiftId: number, goes: boolean) {
    const others = choices.without.filter((id) => id !== shiftId);
    onChoose({ ...choices, without: goes ? others : [...others, shiftId] });
  }

  return (
    <>
      <Note tone="blue">{texts.story(shown.shifts.filter(({ goes }) => goes).length, staying.length)}</Note>
      {ready.length > 0 && (
        <ul className="send-list" aria-label={texts.goes}>
          {ready.map(({ shift_id, name }) => (
            <li key={shift_id}>
              <Checkbox
                checked={!choices.without.includes(shift_id)}
                onChange={(event) => toggle(shift_id, event.target.checked)}
                aria-label={texts.include(name)}
              >
                {name}
              </Checkbox>
              <span className="num push strong">
                {formatKroner(fromWireKroner(totalOf.get(shift_id) ?? 0))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {staying.length > 0 && (
        <ul className="send-list" aria-label={texts.stays}>
          {staying.map(({ shift_id, name, reason }) => (
            <li key={shift_id}>
              <span>{name}</span>
              {reason && <Status tone="amber">{whyStays[reason]}</Status>}
              {reason && <WhatHelps shiftId={shift_id} name={name} reason={reason} side="invoice" />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The lines that are sent, and the way from the booked price to their total. */
function Totals({ of: { lines, total, booked_total, deducted } }: { of: Proposal }) {
  const kroner = (amount: number) => formatKroner(fromWireKroner(amount));
  return (
    <div className="send-sum">
      <Facts
        isDense
        facts={[
          ...lines.map(({ description, quantity, unit_price, total: amount }, place) => ({
            term: `${place + 1}. ${description}`,
            value: `${formatShortDecimal(quantity)} × ${kroner(unit_price)} = ${kroner(amount)}`,
          })),
          { term: texts.booked, value: kroner(booked_total) },
          { term: texts.difference, value: kroner(total + deducted - booked_total) },
        ]}
      />
      <p className="send-total">
        {texts.total} <b className="strong">{formatKronerUnit(fromWireKroner(total))}</b>
      </p>
    </div>
  );
}
