import {
  documentReminderEndpoints as rows,
  type WireDueReminder,
  type WireReminderResult,
} from "#contract/invoicing/document-reminder.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { invoiceReminderTexts as texts } from "#texts/da/admin/payments/invoice-reminders.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface SendRemindersProps {
  /** As they stood when the button was pressed: what is sent is what was seen. */
  reminders: readonly WireDueReminder[];
  onSent: (results: readonly WireReminderResult[]) => void;
  onClose: () => void;
}

/** Asks once for all, with company, amount and fee of each; each has its own result. */
export function SendReminders({ reminders, onSent, onClose }: SendRemindersProps) {
  const send = useApiMutation(rows.sendReminders);
  const body = {
    reminders: reminders.map(({ document_id, step, open, fee, question }) => ({
      ...{ document_id, step, open, fee, despite_question: question !== null },
    })),
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.confirm(reminders.length)}
      confirmLabel={texts.send(reminders.length)}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, texts.sendFailed) : undefined}
      onConfirm={() => send.mutate({ body }, { onSuccess: onSent })}
      onClose={onClose}
    >
      <p>{texts.confirmText}</p>
      <ul className="send-list">
        {reminders.map(({ document_id, corporation, number, step, open, fee }) => (
          <li key={document_id}>
            <b className="strong">{texts.line(corporation, number, step)}</b>
            <span>{texts.owes(formatKronerUnit(fromWireKroner(open)), fromWireKroner(fee))}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
