import type { messageEndpoints as rows } from "#contract/messages/endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { outboxPage } from "#server/platform/outbox/queries.ts";
import { outboxRowView } from "./outbox-row.ts";

/** Every message and delivery, what failed first. */
export const outbox: Handler<typeof rows.outbox> = async ({ query, services }) => {
  const page = await outboxPage(services.db, query, query);
  return page.map(outboxRowView);
};
