import { useState } from "react";
import { documentReminderEndpoints as rows } from "#contract/invoicing/document-reminder.endpoints.ts";
import type { WirePayments } from "#contract/invoicing/payment.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { invoiceReminderTexts as texts } from "#texts/da/admin/payments/invoice-reminders.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** The reminders of an invoice, each with the ways to waive its fee and to withdraw it. */
export function ReminderHistory({ document: { reminders } }: { document: WirePayments }) {
  if (reminders.length === 0) return null;
  return (
    <section className="stack stack--tight" aria-labelledby="reminder-history">
      <h3 className="h3" id="reminder-history">
        {texts.history}
      </h3>
      <ul className="page-lines">
        {reminders.map((reminder) => (
          <ReminderLine key={reminder.id} reminder={reminder} />
        ))}
      </ul>
    </section>
  );
}

function ReminderLine({ reminder }: { reminder: WirePayments["reminders"][number] }) {
  const { id, step, day, fee, created_by, waived_at, waived_by, undone_at, undone_by } = reminder;
  const may = useMay();
  const waive = useApiMutation(rows.waiveFee);
  const words = texts.sentOn(step, formatDayNumeric(day), fromWireKroner(fee));
  return (
    <li>
      <span className="page-line-what">
        <span>{undone_at === null ? words : <s>{words}</s>}</span>
        <span className="small dim">{texts.sentBy(created_by ?? "")}</span>
        {waived_at !== null && <span className="small dim">{texts.waivedBy(waived_by ?? "")}</span>}
        {undone_at !== null && <span className="small dim">{texts.withdrawnBy(undone_by ?? "")}</span>}
      </span>
      <span className="row row--wrap">
        {reminder.can_waive && may(rows.waiveFee) && (
          <Button
            size="small"
            isPending={waive.isPending}
            aria-label={texts.waiveOf(step)}
            onClick={() =>
              waive.mutate(
                { params: { id } },
                {
                  onSuccess: () => toast.success(texts.waived),
                  onError: (error) => toast.error(failureText(error, texts.failedToEnd)),
                },
              )
            }
          >
            {texts.waive}
          </Button>
        )}
        {reminder.can_withdraw && may(rows.withdrawReminder) && <Withdraw id={id} step={step} />}
      </span>
    </li>
  );
}

/** Withdraws a reminder after a question: the company is told. */
function Withdraw({ id, step }: { id: number; step: number }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useApiMutation(rows.withdrawReminder);
  return (
    <>
      <Button size="small" aria-label={texts.withdrawOf(step)} onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.withdrawTitle(step)}
        confirmLabel={texts.withdraw}
        isPending={withdraw.isPending}
        error={withdraw.isError ? failureText(withdraw.error, texts.failedToEnd) : undefined}
        onConfirm={() =>
          withdraw.mutate({ params: { id } }, { onSuccess: () => toast.success(texts.withdrawn) })
        }
        onClose={() => setAsking(false)}
      >
        <p>{texts.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
}
