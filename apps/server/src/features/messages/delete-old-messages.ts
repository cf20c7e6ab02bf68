import type { Services } from "#server/platform/http/handler.ts";
import { emptyMessages } from "#server/platform/outbox/outbox.queries.ts";

const DAY_MS = 86_400_000;

/** Deletes recipient, subject and text of messages that are older than the setting says, all of them. */
export async function deleteOldMessages({ db, clock, settings }: Services): Promise<void> {
  const now = clock.now();
  const before = now - settings.messageRetentionDays * DAY_MS;
  while ((await emptyMessages(db, before, now)) > 0);
}
