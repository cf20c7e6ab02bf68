import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { WireWebhook } from "#contract/api-access/webhook.endpoints.ts";
import { webhookTexts as texts } from "#texts/da/api-access/webhooks.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import type { WebhookList } from "./webhook-list.ts";

interface WebhookProps {
  webhook: WireWebhook;
  list: WebhookList;
}

/** What an owner does about a webhook. */
export function WebhookActs({ webhook, list }: WebhookProps) {
  const [open, setOpen] = useState<"change" | "rotate" | "remove" | "deliveries" | null>(null);
  const change = useApiMutation(list.change);
  const name = webhook.description || webhook.url;
  const isPaused = webhook.paused_at !== null;
  const close = () => setOpen(null);

  function setActive(active: boolean) {
    change.mutate(
      { params: { id: webhook.id }, body: { active } },
      {
        onSuccess: () => toast.success(active ? texts.resumed : texts.paused),
        onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
      },
    );
  }

  const entries = [
    { id: "change", label: texts.change, onAction: () => setOpen("change") },
    { id: "active", label: isPaused ? texts.resume : texts.pause, onAction: () => setActive(isPaused) },
    { id: "rotate", label: texts.rotate, onAction: () => setOpen("rotate") },
    { id: "remove", label: texts.remove, isRefusing: true, onAction: () => setOpen("remove") },
  ];
  return (
    <div className="prof-acts">
      <Button variant="quiet" onClick={() => setOpen("deliveries")}>
        {texts.deliveries}
        <span className="visually-hidden">, {name}</span>
      </Button>
      <Menu label={texts.menu(name)} groups={[{ id: "acts", entries }]} isPending={change.isPending}>
        <Icon of={Ellipsis} />
      </Menu>
      {open === "change" && <WebhookDialog {...{ webhook, list }} onClose={close} />}
      {open === "rotate" && <RotateDialog {...{ webhook, list }} onClose={close} />}
      {open === "remove" && <RemoveDialog {...{ webhook, list }} onClose={close} />}
      {open === "deliveries" && <DeliveriesDialog {...{ webhook, list }} onClose={close} />}
    </div>
  );
}

type DialogProps = WebhookProps & { onClose: () => void };

function RotateDialog({ webhook: { id }, list, onClose }: DialogProps) {
  const rotate = useApiMutation(list.rotate);
  if (rotate.data)
    return <SecretDialog title={texts.rotatedTitle} secret={rotate.data.secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={texts.rotateTitle}
      confirmLabel={texts.rotate}
      isPending={rotate.isPending}
      error={rotate.isError ? failureText(rotate.error, adminToasts.actionFailed) : undefined}
      onConfirm={() => rotate.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>{texts.rotateText}</p>
    </ConfirmDialog>
  );
}

function RemoveDialog({ webhook: { id, url, description }, list, onClose }: DialogProps) {
  const remove = useApiMutation(list.remove);
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.removeTitle(description || new URL(url).hostname)}
      confirmLabel={texts.remove}
      isPending={remove.isPending}
      error={remove.isError ? failureText(remove.error, adminToasts.actionFailed) : undefined}
      onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: () => toast.success(texts.removed) })}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmDialog>
  );
}
