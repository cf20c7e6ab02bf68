import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import {
  type Body,
  bodyOf,
  type Choices,
  choicesOf,
  fateOf,
  NO_CHOICES,
  type Proposal,
  unfinishedIn,
} from "./choices.ts";
import { ExtraLines } from "./parts/extra-lines.tsx";
import { FeeRows } from "./parts/fee-rows.tsx";
import { NotCounted } from "./parts/not-counted.tsx";
import { PeopleSummary } from "./parts/people-summary.tsx";
import { type Amount, PeopleTable } from "./parts/people-table.tsx";
import { PriceBridge } from "./parts/price-bridge.tsx";
import { SendPart } from "./send-dialog.tsx";

/** What of one booking would be sent as it is shown, or why that is not known. */
export type Part =
  | { state: "ready"; body: NonNullable<ReturnType<typeof useProposal>["body"]>; proposal: Proposal }
  | { state: "unfinished"; what: string }
  | { state: "counting" | "failed" };

type Person = Proposal["shifts"][number];

const kroner = (amount: number) => formatKroner(fromWireKroner(amount));
const amounts: readonly Amount<Person>[] = [
  { head: texts.wage, of: ({ wage }) => kroner(wage) },
  { head: texts.surcharges, of: ({ fees }) => kroner(fees) },
  { head: texts.personTotal, of: ({ total }) => kroner(total) },
];

interface InvoicePartProps {
  of: InvoiceDetails;
  /** Then the dialog's own title names it. */
  isOnlyOne: boolean;
  onChange: (bookingId: number, part: Part) => void;
}

/** One booking in the dialog: who goes, who stays and why, fees and free lines, and beside them what it comes to. */
export function InvoicePart({ of: details, isOnlyOne, onChange }: InvoicePartProps) {
  const bookingId = details.booking.id;
  const [changed, setChoices] = useState<Choices | null>(null);
  const { base, choices, isAgain, proposal, isUpToDate, unfinished, error, body, ...failed } = useProposal(
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
    <SendPart of={details} isOnlyOne={isOnlyOne}>
      <QueryView query={base} skeleton={{ count: 3, label: texts.loading }}>
        {(all) => {
          const shown = proposal ?? all;
          return (
            <>
              <PeopleSummary
                people={all.shifts}
                without={choices.without}
                fees={all.fees.filter(({ shift_id }) => fateOf(choices, shift_id) === "keep").length}
              />
              <div className="stack send-who">
                <PeopleTable
                  people={all.shifts.map((shift) => shareIn(shown, shift))}
                  without={choices.without}
                  onChange={(without) => setChoices({ ...choices, without })}
                  side="invoice"
                  of={details}
                  amounts={amounts}
                >
                  {all.fees.length > 0 && (
                    <FeeRows
                      fees={all.fees}
                      choices={choices.fees}
                      columns={3 + amounts.length}
                      of={details}
                      onChange={(fees) => setChoices({ ...choices, fees })}
                    />
                  )}
                </PeopleTable>
                {isAgain && <p className="small dim">{texts.again}</p>}
                <ExtraLines
                  lines={choices.extras}
                  onChange={(extras) => setChoices({ ...choices, extras })}
                />
                {error && <NotCounted error={error} onRetry={failed.tryAgain} isRetrying={failed.isTrying} />}
                {shown.refusal && <Note tone="amber">{shown.refusal}</Note>}
              </div>
              {shown.lines.length > 0 && <PriceBridge of={shown} places={details.booking.number_of_staff} />}
            </>
          );
        }}
      </QueryView>
    </SendPart>
  );
}

/** A person's part of what is shown: without others on it, rounding falls otherwise. */
function shareIn({ shifts }: Proposal, person: Person): Person {
  return { ...person, ...shifts.find(({ shift_id }) => shift_id === person.shift_id), reason: person.reason };
}

/** The proposal of a booking for what was chosen, if anything was; the server adds it up. */
function useProposal(bookingId: number, changed: Choices | null) {
  const params = { id: bookingId };
  const base = useQuery({
    queryKey: keyOf(ledgerEndpoints.invoiceProposal, { params }),
    queryFn: ({ signal }) => call(ledgerEndpoints.invoiceProposal, { params, signal }),
  });
  const first = base.data ? choicesOf(base.data) : NO_CHOICES;
  const choices = changed ?? first;
  const isChosen = choices !== NO_CHOICES && base.data !== undefined;
  const body = base.data && bodyOf(base.data, choices);
  const chosen = useQuery({
    queryKey: [...keyOf(ledgerEndpoints.invoiceProposal, { params }), "chosen", body],
    queryFn: async ({ signal }) => {
      const query = { dryRun: "1" } as const;
      const answer = await call(ledgerEndpoints.createInvoice, { params, query, body: body as Body, signal });
      if (!("lines" in answer)) throw new Error("a dry run answers a proposal");
      return answer;
    },
    enabled: isChosen,
    placeholderData: keepPreviousData,
  });
  const unfinished = unfinishedIn(choices);
  const asked = isChosen ? chosen : base;
  return {
    base,
    choices,
    /** Whether it begins with something of an earlier invoice. */
    isAgain: first !== NO_CHOICES,
    /** What is shown and would be sent: null until it is computed for the choices as they are now. */
    proposal: isChosen ? (chosen.data ?? base.data) : base.data,
    isUpToDate: isChosen
      ? unfinished === null && chosen.isSuccess && !chosen.isPlaceholderData && !chosen.isFetching
      : base.isSuccess,
    unfinished,
    /** Why it is not known what would go now: the proposal, or the sum of what was chosen, could not be fetched. */
    error: unfinished === null ? asked.error : null,
    tryAgain: () => void asked.refetch(),
    isTrying: asked.isFetching,
    body,
  };
}
