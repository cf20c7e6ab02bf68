import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { unaudited } from "./event-table.ts";

/** What the mailbox of the admins shows. */
const staleOfMailbox = (_facts: unknown): readonly Invalidation[] => [
  {
    channels: ["admins"],
    keys: [queryKey(messageEndpoints.outbox), queryKey(messageEndpoints.outboxChannels)],
  },
];

/** What happens to the rows of the outbox. */
export const deliveryEvents = {
  /** A row has left, was given up, or waits for a new reason. */
  "delivery.changed": unaudited(staleOfMailbox),
};
