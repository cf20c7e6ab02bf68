import { CircleCheck, Hourglass, Send, TriangleAlert, Undo2 } from "lucide-react";
import type { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { mailboxTexts } from "#texts/da/admin/mailbox.ts";
import { Status } from "#web/ui/feedback/status.tsx";

export type Message = AnswerOf<typeof messageEndpoints.outbox>[number];

const looks = {
  queued: { tone: "blue", icon: Hourglass },
  sending: { tone: "blue", icon: Send },
  sent: { tone: "pine", icon: CircleCheck },
  failed: { tone: "brick", icon: TriangleAlert },
  withdrawn: { tone: "neutral", icon: Undo2 },
} as const;

const reportLooks = {
  on_its_way: { tone: "blue", icon: Send },
  delivered: { tone: "pine", icon: CircleCheck },
  not_delivered: { tone: "brick", icon: TriangleAlert },
} as const;

/** How far a message has come; of an SMS that has left what its gateway reports, once it does. */
export function MessageStatus({ status, report }: Pick<Message, "status" | "report">) {
  if (status === "sent" && report !== null) {
    return <Status {...reportLooks[report]}>{mailboxTexts.reports[report]}</Status>;
  }
  return <Status {...looks[status]}>{mailboxTexts.statuses[status]}</Status>;
}
