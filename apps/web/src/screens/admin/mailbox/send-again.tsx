import { RotateCw } from "lucide-react";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { Message } from "./message-status.tsx";

/** Puts what could not be delivered in the queue once more. */
export function SendAgain({ message }: { message: Message }) {
  const send = useApiMutation(messageEndpoints.sendAgain);
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
