import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import type { Column } from "#web/ui/tables/table.tsx";
import { MessageActs, MessageWords } from "./message-parts.tsx";
import { type Message, MessageStatus } from "./message-status.tsx";
import { MessageTo } from "./message-to.tsx";

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
    cell: (message) => <MessageTo message={message} />,
    isRowKey: true,
  },
  {
    id: "subject",
    header: texts.columns.subject,
    cell: (message) => <MessageWords message={message} />,
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
    cell: (message) => <MessageActs message={message} />,
  },
];
