import { useNavigate, useSearch } from "@tanstack/react-router";
import { Send } from "lucide-react";
import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run-endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { previousWeek } from "#rules/time/week.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { invoiceRunTexts as texts } from "#texts/da/desk/runs.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { keyOf, useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { currentWeek, WeekSwitcher, weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { type Result, SentResults } from "#web/screens/admin/invoice/sending/sent-results.tsx";
import { staleAfterSending } from "#web/screens/admin/invoice/state/sent.ts";
import { weekInAddress } from "#web/screens/admin/invoice/state/week-in-address.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { canGo, type RunBooking, sendingOf, sizeOf } from "./run-booking.ts";
import { RunCompany } from "./run-company.tsx";

/** A week's invoices of all companies, sent in one confirmation; opens on last week. */
export function InvoiceRunScreen() {
  const navigate = useNavigate();
  const today = dayOf(serverNow());
  const week = weekInAddress(useSearch({ strict: false }), today) ?? previousWeek(currentWeek());
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
      {[...companies].map(([id, ofCompany]) => (
        <RunCompany key={id} bookings={ofCompany} without={without} onChange={setWithout} />
      ))}
      <div className="run-commit">
        <p className="send-total" aria-live="polite">
          <span className="dim">{texts.chosen(going.length)}</span> {texts.total}{" "}
          <b className="strong">{formatKronerUnit(sizeOf(going).total)}</b>
        </p>
        {going.length === 0 && <p className="small dim">{texts.nothing}</p>}
        <Button variant="primary" isDisabled={going.length === 0} onClick={() => onAsk(going)}>
          <Icon of={Send} size={16} />
          {texts.send}
        </Button>
      </div>
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
  const send = useApiMutation(ledgerEndpoints.sendWeekInvoices, {
    stale: [...staleAfterSending, keyOf(runEndpoints.invoiceRun)],
  });

  const { companies, people, total } = sizeOf(going);

  function submit() {
    const body = { bookings: sendingOf(going) };
    send.mutate({ body }, { onSuccess: (results) => onSent({ bookings: going, results }) });
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.confirm(going.length)}
      confirmLabel={texts.send}
      onConfirm={submit}
      onClose={onClose}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
      summary={
        <p className="send-total">
          {texts.total} <b className="strong">{formatKronerUnit(total)}</b>
        </p>
      }
    >
      <p>{texts.confirmText(companies, people)}</p>
    </ConfirmDialog>
  );
}

function titleOf({ corporation, date, job_title }: RunBooking): string {
  return `${corporation}, ${formatDay(date, dayOf(serverNow()))}, ${job_title}`;
}
