import { useState } from "react";
import {
  documentReminderEndpoints as rows,
  type WireDueReminder,
  type WireReminderResult,
} from "#contract/invoicing/document-reminder.endpoints.ts";
import { invoiceReminderTexts as texts } from "#texts/da/admin/payments/invoice-reminders.ts";
import { vendorNames } from "#texts/da/admin/vendor-names.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenBack, ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { documentNarrowingIn } from "../document-address.ts";
import { DueReminders } from "./due-reminders.tsx";
import { SendReminders } from "./send-reminders.tsx";

/** Overdue invoices that may be reminded of today, and what became of the reminders that were sent. */
export function RemindersScreen() {
  const due = useApiQuery(rows.dueReminders);
  // Kept here: once all went, by whomever, the list that asked is gone, maybe before the answer has come.
  const [asked, setAsked] = useState<readonly WireDueReminder[] | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      back={
        <ScreenBack to="/admin/invoices" search={documentNarrowingIn({})}>
          {texts.back}
        </ScreenBack>
      }
      actions={
        <May call={{ roles: "reading" }}>
          <ScreenButton to="/admin/settings">{texts.settings}</ScreenButton>
        </May>
      }
    >
      <QueryView
        query={due}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={texts.failed}
        isEmpty={(answer) => answer.due.length === 0 && answer.elsewhere.length === 0}
        empty={texts.empty}
      >
        {(answer) => (
          <div className="stack">
            {answer.elsewhere.map(({ vendor, count }) => (
              <Note key={vendor}>{texts.elsewhere(count, vendorNames[vendor])}</Note>
            ))}
            {answer.due.length === 0 ? (
              <p>{texts.empty}</p>
            ) : (
              <DueReminders due={answer.due} onAsk={setAsked} />
            )}
          </div>
        )}
      </QueryView>
      {asked && (
        <SendReminders
          reminders={asked}
          onSent={(results) => {
            setAsked(null);
            setSent({ reminders: asked, results });
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {sent && <Results sent={sent} onClose={() => setSent(null)} />}
    </AdminPage>
  );
}

/** What became of each reminder that was sent. */
interface Sent {
  readonly reminders: readonly WireDueReminder[];
  readonly results: readonly WireReminderResult[];
}

function Results({ sent: { reminders, results }, onClose }: { sent: Sent; onClose: () => void }) {
  const byDocument = new Map(results.map((result) => [result.document_id, result]));
  return (
    <Dialog
      isOpen
      title={texts.results}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <ul className="send-list" aria-label={texts.results} aria-live="polite">
        {reminders.map(({ document_id, corporation, number, step }) => {
          const { status = "refused", message = null } = byDocument.get(document_id) ?? {};
          return (
            <li key={document_id}>
              <b className="strong">{texts.line(corporation, number, step)}</b>
              <Status tone={status === "sent" ? "pine" : "brick"}>{texts.states[status]}</Status>
              {message && <span className="small dim">{message}</span>}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
