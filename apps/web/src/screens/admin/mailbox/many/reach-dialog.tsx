import { Send } from "lucide-react";
import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { ManyBody, Reach } from "./many-message.ts";

interface ReachDialogProps {
  body: ManyBody;
  reach: Reach;
  onClose: () => void;
  onSent: () => void;
}

/** Who gets a message, what it costs and how it reads, before it goes. */
export function ReachDialog({ body, reach, onClose, onSent }: ReachDialogProps) {
  const send = useApiMutation(manyMessageEndpoints.sendToMany);
  const groups = [
    [texts.gets, reach.people],
    [texts.noAddress(body.channel), reach.no_address],
    [texts.unsubscribed, reach.unsubscribed],
  ] as const;

  function submit() {
    send.mutate(
      { body },
      {
        onSuccess: ({ count, is_repeated }) => {
          toast.success(is_repeated ? texts.repeated : texts.sent(count));
          onSent();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={texts.dialog(reach.count)}
      onClose={onClose}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, texts.failed) : undefined}
      actions={
        <Button
          variant="primary"
          isDisabled={reach.count === 0}
          isPending={send.isPending}
          onClick={(event) => event.detail < 2 && submit()}
        >
          <Icon of={Send} size={16} />
          {texts.send}
        </Button>
      }
    >
      <div className="stack">
        {reach.count === 0 && <Note tone="amber">{texts.nobody}</Note>}
        <p>
          {body.channel === "sms" ? texts.price(formatKronerUnit(fromWireKroner(reach.price))) : texts.free}
        </p>
        <section className="stack stack--tight" aria-label={texts.reads}>
          <h3 className="h3">{texts.reads}</h3>
          {body.channel === "email" && (
            <p>
              {texts.subject}: <b className="strong">{body.subject}</b>
            </p>
          )}
          <pre className="message-body">{reach.preview}</pre>
        </section>
        {groups
          .filter(([, people]) => people.length > 0)
          .map(([title, people]) => (
            <Fold key={title} title={`${title} (${people.length})`}>
              <p className="small">{people.map(({ name }) => name).join(", ")}</p>
            </Fold>
          ))}
      </div>
    </Dialog>
  );
}
