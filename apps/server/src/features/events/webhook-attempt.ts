import type { Effect } from "#server/platform/outbox/outbox.ts";

/** What a try of a delivery is queued by. */
interface QueuedDelivery {
  readonly id: number;
  readonly webhook_id: number;
  /** The number of the try. */
  readonly attempt: number;
}

/** One try of a delivery, as an effect: those of one webhook leave one after the other. */
export function attemptOf({ id, webhook_id, attempt }: QueuedDelivery): Effect {
  return {
    key: `webhook-delivery:${id}:${attempt}`,
    channel: "webhook",
    subjectKey: `webhook:${webhook_id}`,
    to: "",
    payload: { deliveryId: id, attempt },
  };
}
