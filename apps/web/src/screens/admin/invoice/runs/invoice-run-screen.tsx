import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { previousWeek } from "#rules/time/week.ts";
import { invoiceRunTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatDay } from "#texts/format/days.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { currentWeek, WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { type Result, SentResults } from "#web/screens/admin/invoice/sending/sent-results.tsx";
import { weekInAddress } from "#web/screens/admin/invoice/state/week-in-address.ts";
import { ChangedInvoiceData } from "./changed-invoice-data.tsx";
import { canGo, invoicesOf, type RunBooking, sendingOf, sizeOf } from "./run-booking.ts";
import { RunCompany } from "./run-company.tsx";
import { RunInvoices } from "./run-invoices.tsx";
import { RunCommit, RunQuestion } from "./run-sending.tsx";

/** A week's invoices of all companies, sent in one confirmation; opens on last week. */
export function InvoiceRunScreen() {
  const navigate = useNavigate();
  const today = dayOf(serverNow());
  const week = weekInAddress(useSearch({ from: "/admin/invoiceRun" }), today) ?? previousWeek(currentWeek());
  const run = useApiQuery(runEndpoints.invoiceRun, { query: weekQuery(week) });
  // Kept here: once everything went, by whomever, the list that asked is gone, maybe before the answer has come.
  const [asked, setAsked] = useState<readonly RunBooking[] | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <AdminPage className="run" title={texts.title} lead={texts.lead}>
      <WeekSwitcher
        week={week}
        onChange={({ week: weekNumber, year }) =>
          void navigate({ to: "/admin/invoiceRun", search: { weekNumber, year }, replace: true })
        }
      />
      <QueryView
        query={run}
        skeleton={{ shape: "table", count: 6, label: texts.loading }}
        failedTitle={texts.failed}
        isEmpty={({ bookings }) => bookings.length === 0}
        empty={texts.empty}
      >
        {({ bookings }) => <Run key={`${week.year}-${week.week}`} bookings={bookings} onAsk={setAsked} />}
      </QueryView>
      {asked && (
        <Question
          going={asked}
          onSent={(results) => {
            setAsked(null);
            setSent(results);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {sent && (
        <SentResults
          of="invoices"
          title={texts.title}
          results={sent.results}
          names={new Map(sent.bookings.map((one) => [one.booking_id, titleOf(one)]))}
          onClose={() => setSent(null)}
        />
      )}
    </AdminPage>
  );
}

/** What became of each booking that was sent. */
interface Sent {
  readonly bookings: readonly RunBooking[];
  readonly results: readonly Result[];
}

interface RunProps {
  bookings: readonly RunBooking[];
  onAsk: (going: readonly RunBooking[]) => void;
}

function Run({ bookings, onAsk }: RunProps) {
  const [without, setWithout] = useState<readonly number[]>([]);
  const going = bookings.filter((one) => canGo(one) && !without.includes(one.booking_id));
  const companies = Map.groupBy(bookings, ({ corporation_id }) => corporation_id);
  return (
    <>
      <ChangedInvoiceData bookings={bookings} />
      {[...companies].map(([id, ofCompany]) => (
        <RunCompany key={id} bookings={ofCompany} without={without} onChange={setWithout} />
      ))}
      <RunCommit
        label={texts.total}
        chosen={texts.chosen(going.length)}
        total={sizeOf(going).total}
        nothing={going.length === 0 ? texts.nothing : null}
        send={texts.send}
        call={ledgerEndpoints.sendWeekInvoices}
        onAsk={() => onAsk(going)}
      />
    </>
  );
}

interface QuestionProps {
  /** As they stood when the button was pressed: what is sent is what was seen, whatever came since. */
  going: readonly RunBooking[];
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

/** Asks once for all; the answer is each booking's own result. */
function Question({ going, onSent, onClose }: QuestionProps) {
  const send = useApiMutation(ledgerEndpoints.sendWeekInvoices);

  const { companies, people, total } = sizeOf(going);
  const invoices = invoicesOf(going);

  function submit() {
    const body = { bookings: sendingOf(going) };
    send.mutate({ body }, { onSuccess: (results) => onSent({ bookings: going, results }) });
  }

  return (
    <RunQuestion
      title={texts.confirm(invoices.length)}
      label={texts.total}
      total={total}
      send={texts.send}
      sending={send}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{texts.confirmText(companies, people)}</p>
      <RunInvoices going={going} />
    </RunQuestion>
  );
}

function titleOf({ corporation, date, job_title }: RunBooking): string {
  return `${corporation}, ${formatDay(date, dayOf(serverNow()))}, ${job_title}`;
}
