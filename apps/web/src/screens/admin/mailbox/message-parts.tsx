import { fromWireKroner } from "#rules/money/ore.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { type Message, MessageStatus } from "./message-status.tsx";
import { MessageTo } from "./message-to.tsx";
import { SendAgain } from "./send-again.tsx";
import { ShowMessage } from "./show-message.tsx";

/** A message on a phone: to whom, how far it is, what it says, and what can be done with it. */
export function MessageCard({ message }: { message: Message }) {
  const { channel, created_at, status, report } = message;
  return (
    <>
      <div className="booking-row-top">
        <span className="booking-row-what">
          <b className="strong message-to">
            <MessageTo message={message} />
          </b>
          <span className="small dim">
            {texts.channels[channel]}, {formatMomentNumeric(Date.parse(created_at))}
          </span>
        </span>
        <MessageStatus status={status} report={report} />
      </div>
      <p className="small message-lines">
        <MessageWords message={message} />
      </p>
      <div className="booking-row-acts">
        <MessageActs message={message} />
      </div>
    </>
  );
}

/** Amount, subject and text, or why it could not be delivered. */
export function MessageWords({ message }: { message: Message }) {
  const { subject, body, emptied_at, reason, amount } = message;
  return (
    <>
      {amount !== null && <b className="strong">{formatKronerUnit(fromWireKroner(amount))} </b>}
      {subject && <b className="strong">{subject} </b>}
      <span className="dim">{reason ?? (emptied_at === null ? body : texts.deleted)}</span>
    </>
  );
}

/** Show it, go to what it is about, send it again. */
export function MessageActs({ message }: { message: Message }) {
  return (
    <span className="row">
      <ShowMessage message={message} />
      {message.booking_id !== null && (
        <ScreenButton
          size="small"
          to="/admin/bookingInvoice/$bookingId"
          params={{ bookingId: String(message.booking_id) }}
        >
          {texts.openBooking}
          <span className="visually-hidden"> {message.booking_id}</span>
        </ScreenButton>
      )}
      {message.can_send_again && <SendAgain message={message} />}
    </span>
  );
}
