import { fromWireKroner } from "#rules/money/ore.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import type { Column } from "#web/ui/tables/table.tsx";
import { type Message, MessageStatus } from "./message-status.tsx";
import { SendAgain } from "./send-again.tsx";
import { ShowMessage } from "./show-message.tsx";

/** What is known of a message at a glance. */
export const messageColumns: readonly Column<Message>[] = [
  {
    id: "status",
    header: texts.columns.status,
    cell: ({ status, report }) => <MessageStatus status={status} report={report} />,
  },
  { id: "channel", header: texts.columns.channel, cell: ({ channel }) => texts.channels[channel] },
  {
    id: "to",
    header: texts.columns.recipient,
    cell: ({ to }) => to || <span className="dim">{texts.deletedShort}</span>,
    isRowKey: true,
  },
  {
    id: "subject",
    header: texts.columns.subject,
    cell: ({ subject, body, emptied_at, reason, amount }) => (
      <>
        {amount !== null && <b className="strong">{formatKronerUnit(fromWireKroner(amount))} </b>}
        {subject && <b className="strong">{subject} </b>}
        <span className="dim">{reason ?? (emptied_at === null ? body : texts.deleted)}</span>
      </>
    ),
    className: "message-text",
  },
  {
    id: "created",
    header: texts.columns.created,
    cell: ({ created_at }) => formatMomentNumeric(Date.parse(created_at)),
  },
  {
    id: "actions",
    header: texts.columns.actions,
    cell: (message) => (
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
    ),
  },
];
