import { RotateCw } from "lucide-react";
import { approvalEndpoints } from "#contract/areas/approval.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { adminToasts } from "#texts/da/toasts.ts";
import { keyOf, useSend } from "#web/client/calls/answers.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { toast } from "#web/kit/overlays/toast.ts";
import { failureText } from "#web/widgets/feedback/failure-text.ts";
import type { Message } from "./message-status.tsx";

const stale = [keyOf(approvalEndpoints.outbox)];

/** Puts what could not be delivered in the queue once more. */
export function SendAgain({ message }: { message: Message }) {
  const send = useSend(approvalEndpoints.sendAgain, { stale });
  return (
    <Button
      size="small"
      isPending={send.isPending}
      onClick={() =>
        send.mutate(
          { params: { id: message.id } },
          {
            onSuccess: () => toast.success(texts.sentAgain),
            onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
          },
        )
      }
    >
      <Icon of={RotateCw} size={16} />
      {texts.sendAgain}
    </Button>
  );
}
