import type { Services } from "#server/areas/verb.ts";
import { deleteOldResets } from "#server/stores/sessions/password-resets.ts";
import { deleteOldHits } from "#server/stores/sessions/rate-limits.ts";
import { deleteExpiredSessions } from "#server/stores/sessions/sessions.ts";

/** Deletes sessions, rate-limit counters and reset tokens that have run out. */
export async function cleanUp({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteOldHits(db, now);
  await deleteOldResets(db, now);
}
