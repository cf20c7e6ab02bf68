import { type ReactNode, useState } from "react";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { MailFrame } from "#web/components/mail/mail-frame.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { type Message, MessageStatus } from "./message-status.tsx";
import { MessageTo } from "./message-to.tsx";
import { SendAgain } from "./send-again.tsx";

/** Opens the whole message. */
export function ShowMessage({ message }: { message: Message }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const canSendAgain = message.can_send_again && may(messageEndpoints.sendAgain);
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
          actions={canSendAgain && <SendAgain message={message} />}
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

/** An e-mail as mail programs draw it, in both schemes, beside its plain text. */
function MailPreview({ id, text }: { id: number; text: ReactNode }) {
  const [look, setLook] = useState("light");
  return (
    <Tabs
      label={texts.looks.name}
      shape="segments"
      isCaps={false}
      selected={look}
      onSelect={setLook}
      tabs={[
        { id: "light", label: texts.looks.light, content: <Mail id={id} scheme="light" text={text} /> },
        { id: "dark", label: texts.looks.dark, content: <Mail id={id} scheme="dark" text={text} /> },
        { id: "text", label: texts.looks.text, content: text },
      ]}
    />
  );
}

/** The mail in a frame; its text where it has no other shape. */
function Mail({ id, scheme, text }: { id: number; scheme: "light" | "dark"; text: ReactNode }) {
  const mail = useApiQuery(messageEndpoints.mail, { params: { id } });
  return (
    <QueryView
      query={mail}
      loading={<div className="mail-frame skeleton" role="status" aria-label={texts.loading} />}
      failedTitle={texts.mailFailed}
    >
      {({ html }) =>
        html === null ? text : <MailFrame title={texts.mailFrame} html={html} scheme={scheme} />
      }
    </QueryView>
  );
}
