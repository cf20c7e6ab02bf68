import { Send } from "lucide-react";
import type { ReactNode } from "react";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import type { Ore } from "#rules/money/ore.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { MissingSender } from "#web/screens/admin/invoice/sending/parts/missing-sender.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface RunCommitProps {
  /** What the sum is of; `chosen` stands dimmed before it. */
  label: string;
  chosen?: string;
  total: Ore;
  /** Why the button can't be pressed, null while it can. */
  nothing: string | null;
  send: string;
  /** The row that sends: who may not call it sees the sum only. */
  call: Pick<Endpoint, "roles">;
  onAsk: () => void;
}

/** The end of a run's list: what is ready comes to, and the button that asks before it goes. */
export function RunCommit({ label, chosen, total, nothing, send, call, onAsk }: RunCommitProps) {
  return (
    <div className="run-commit">
      <p className="send-total" aria-live="polite">
        {chosen && <span className="dim">{chosen} </span>}
        {label} <b className="strong">{formatKronerUnit(total)}</b>
      </p>
      {nothing !== null && <p className="small dim">{nothing}</p>}
      <May call={call}>
        <Button variant="primary" isDisabled={nothing !== null} onClick={onAsk}>
          <Icon of={Send} size={16} />
          {send}
        </Button>
      </May>
    </div>
  );
}

interface RunQuestionProps {
  title: string;
  label: string;
  total: Ore;
  send: string;
  sending: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once for a whole run; the sum stays beside the button. */
export function RunQuestion(props: RunQuestionProps) {
  const { title, label, total, send, sending, onConfirm, onClose, children } = props;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={send}
      onConfirm={onConfirm}
      onClose={onClose}
      isPending={sending.isPending}
      error={sending.error ? failureText(sending.error, adminToasts.actionFailed) : undefined}
      summary={
        <p className="send-total">
          {label} <b className="strong">{formatKronerUnit(total)}</b>
        </p>
      }
    >
      {children}
      <MissingSender error={sending.error} />
    </ConfirmDialog>
  );
}
