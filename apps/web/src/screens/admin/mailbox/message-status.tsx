import { CircleCheck, Hourglass, Send, TriangleAlert, Undo2 } from "lucide-react";
import type { messageEndpoints } from "#contract/messages/endpoints.ts";
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

/** How far a message has come. */
export function MessageStatus({ status }: Pick<Message, "status">) {
  return <Status {...looks[status]}>{mailboxTexts.statuses[status]}</Status>;
}
