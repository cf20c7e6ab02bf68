import { useState } from "react";
import type { WireWebhook } from "#contract/api-access/webhook.endpoints.ts";
import { type WebhookEvent, webhookEvents } from "#rules/webhooks/events.ts";
import { webhookEventNames } from "#texts/da/api-access/webhook-events.ts";
import { webhookTexts as texts } from "#texts/da/api-access/webhooks.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { CheckChoices } from "#web/ui/choices/check-choices.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import type { WebhookList } from "./webhook-list.ts";

interface WebhookDialogProps {
  /** The one that is changed; a new one is made where it is left out. */
  webhook?: WireWebhook;
  list: WebhookList;
  onClose: () => void;
}

/** Makes a webhook and shows its secret this once, or changes one. */
export function WebhookDialog({ webhook, list, onClose }: WebhookDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [description, setDescription] = useState(webhook?.description ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const make = useApiMutation(list.make);
  const change = useApiMutation(list.change);
  if (make.data) return <SecretDialog title={texts.madeTitle} secret={make.data.secret} onClose={onClose} />;
  const error = make.error ?? change.error;
  const fields = error instanceof ApiError ? error.fields : {};
  const isOfField = Object.keys(fields).length > 0;

  function save() {
    const body = { url: url.trim(), description: description.trim(), events: [...events] };
    if (!webhook) return make.mutate({ body });
    change.mutate(
      { params: { id: webhook.id }, body },
      {
        onSuccess: () => {
          toast.success(texts.saved);
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={webhook ? texts.changeTitle : texts.make}
      confirmLabel={webhook ? texts.save : texts.make}
      isBlocked={url.trim() === "" || events.length === 0}
      isPending={make.isPending || change.isPending}
      error={error && !isOfField ? failureText(error, adminToasts.actionFailed) : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={texts.url}
          hint={texts.urlHint}
          error={fields.url}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <TextField
          label={texts.description}
          error={fields.description}
          autoComplete="off"
          maxLength={100}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <CheckChoices
          label={texts.events}
          error={fields.events}
          options={webhookEvents.map((event) => ({ value: event, label: webhookEventNames[event] }))}
          values={events}
          onChange={(value, isChosen) =>
            setEvents((before) =>
              webhookEvents.filter((event) => (event === value ? isChosen : before.includes(event))),
            )
          }
        />
      </div>
    </ConfirmDialog>
  );
}
