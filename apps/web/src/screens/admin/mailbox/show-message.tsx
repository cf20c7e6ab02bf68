import { useState } from "react";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { type Message, MessageStatus } from "./message-status.tsx";
import { MessageTo } from "./message-to.tsx";
import { SendAgain } from "./send-again.tsx";

/** Opens the whole message. */
export function ShowMessage({ message }: { message: Message }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {texts.show}
        <span className="visually-hidden">, {message.to}</span>
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          width="wide"
          title={message.subject || texts.channels[message.channel]}
          onClose={() => setOpen(false)}
          actions={message.can_send_again && <SendAgain message={message} />}
        >
          <Facts isDense facts={factsOf(message)} />
          {message.reason && (
            <Note tone={message.status === "failed" ? "brick" : "amber"}>{message.reason}</Note>
          )}
          {message.emptied_at === null ? <MessageBody message={message} /> : <Note>{texts.deleted}</Note>}
          {message.has_secret && message.emptied_at === null && <p className="dim">{texts.secret}</p>}
        </Dialog>
      )}
    </>
  );
}

/** An e-mail as its reader sees it, everything else as text. */
function MessageBody({ message: { id, channel, body } }: { message: Message }) {
  const text = <pre className="message-body">{body}</pre>;
  return channel === "email" ? <MailPreview id={id} text={text} /> : text;
}

function factsOf(message: Message) {
  const { channel, status, report, created_at, sent_at, reported_at, attempts, last_error } = message;
  const at = (moment: string) => formatMomentNumeric(Date.parse(moment));
  return [
    { term: texts.columns.recipient, value: <MessageTo message={message} /> },
    { term: texts.columns.channel, value: texts.channels[channel] },
    { term: texts.columns.status, value: <MessageStatus status={status} report={report} /> },
    { term: texts.columns.created, value: at(created_at) },
    ...(sent_at ? [{ term: texts.sentAt, value: at(sent_at) }] : []),
    ...(reported_at ? [{ term: texts.reportedAt, value: at(reported_at) }] : []),
    { term: texts.attempts, value: String(attempts) },
    ...(last_error ? [{ term: texts.vendorWords, value: last_error }] : []),
  ];
}
