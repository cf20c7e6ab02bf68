import type { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import type { Verb } from "#server/areas/verb.ts";
import { outboxPage } from "#server/stores/effects/outbox-delivery.ts";
import { outboxRowView } from "#server/views/bookings/outbox-row.ts";

/** Every message and delivery, what failed first. */
export const outbox: Verb<typeof rows.outbox> = async ({ query, services }) => {
  const page = await outboxPage(services.db, query, query);
  return page.map(outboxRowView);
};
