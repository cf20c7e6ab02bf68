import { useEffect, useState } from "react";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatKroner, formatKronerUnit, formatShortDecimal } from "#texts/format/numbers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import type { Choices, Proposal } from "./choices.ts";
import { ExtraLines } from "./extra-lines.tsx";
import { FeeRow } from "./fee-row.tsx";
import { PeopleList } from "./people-list.tsx";
import { SendPart } from "./send-dialog.tsx";
import { useProposal } from "./use-proposal.ts";

/** What of one booking would be sent as it is shown, or why that is not known. */
export type Part =
  | { state: "ready"; body: NonNullable<ReturnType<typeof useProposal>["body"]>; proposal: Proposal }
  | { state: "unfinished"; what: string }
  | { state: "counting" | "failed" };

interface InvoicePartProps {
  of: InvoiceDetails;
  /** Then its total is that of the dialog. */
  isOnlyOne: boolean;
  onChange: (bookingId: number, part: Part) => void;
}

/** One booking in the dialog: who goes, who stays and why, fees, free lines, and what it comes to. */
export function InvoicePart({ of: details, isOnlyOne, onChange }: InvoicePartProps) {
  const bookingId = details.booking.id;
  const [changed, setChoices] = useState<Choices | null>(null);
  const { base, choices, isAgain, proposal, isUpToDate, unfinished, error, body } = useProposal(
    bookingId,
    changed,
  );
  const waits: Part = unfinished
    ? { state: "unfinished", what: unfinished }
    : { state: error ? "failed" : "counting" };
  const report = JSON.stringify(isUpToDate && proposal && body ? { state: "ready", body, proposal } : waits);
  // A report to the dialog, which holds the button: once a change of what is shown, whatever renders.
  useEffect(() => onChange(bookingId, JSON.parse(report)), [bookingId, report, onChange]);

  return (
    <SendPart of={details}>
      <QueryView query={base} skeleton={{ count: 3, label: texts.loading }}>
        {(all) => (
          <>
            <PeopleList
              people={all.shifts.map((shift) => ({ ...shift, total: shareOf(proposal ?? all, shift) }))}
              without={choices.without}
              onChange={(without) => setChoices({ ...choices, without })}
              side="invoice"
              of={details}
            />
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
            {isAgain && <p className="small dim">{texts.again}</p>}
            <ExtraLines lines={choices.extras} onChange={(extras) => setChoices({ ...choices, extras })} />
            {error && <Note tone="brick">{failureText(error, texts.notCounted)}</Note>}
            {(proposal ?? all).refusal && <Note tone="amber">{(proposal ?? all).refusal}</Note>}
            {(proposal ?? all).lines.length > 0 && <Totals of={proposal ?? all} isOnlyOne={isOnlyOne} />}
          </>
        )}
      </QueryView>
    </SendPart>
  );
}

/** A person's part of what is shown: without others on it, rounding falls otherwise. */
function shareOf({ shifts }: Proposal, { shift_id, total }: Proposal["shifts"][number]): number {
  return shifts.find((shift) => shift.shift_id === shift_id)?.total ?? total;
}

interface TotalsProps {
  of: Proposal;
  isOnlyOne: boolean;
}

/** The lines that are sent, and the way from the booked price to their total; of one booking alone that stands beside the button. */
function Totals({ of: { lines, total, booked_total, bridge, deducted }, isOnlyOne }: TotalsProps) {
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
          ...bridge.map(({ cause, amount }) => ({ term: texts.causes[cause], value: kroner(amount) })),
          { term: texts.difference, value: kroner(total + deducted - booked_total) },
        ]}
      />
      {!isOnlyOne && (
        <p className="send-total">
          {texts.bookingTotal} <b className="strong">{formatKronerUnit(fromWireKroner(total))}</b>
        </p>
      )}
    </div>
  );
}
