import type { Services } from "#server/platform/http/handler.ts";
import { emptyMessages } from "#server/platform/outbox/queries.ts";
import { deleteOldUndos } from "./undos.ts";

const DAY_MS = 86_400_000;

/** Deletes recipient, subject and text of messages that are older than the setting says, all of them; and what undoing needed. */
export async function deleteOldMessages({ db, clock, settings }: Services): Promise<void> {
  const now = clock.now();
  const before = now - settings.messageRetentionDays * DAY_MS;
  await deleteOldUndos(db, now);
  while ((await emptyMessages(db, before, now)) > 0);
}
