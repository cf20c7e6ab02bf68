import { deleteOldResets } from "#server/features/sessions/passwords/queries.ts";
import { deleteOldChallenges } from "#server/features/sessions/second-factor/challenges.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { deleteOldAddresses } from "#server/platform/sessions/guesses.ts";
import { deleteOldHits } from "#server/platform/sessions/rate-limits.ts";
import { deleteExpiredSessions } from "#server/platform/sessions/sessions.ts";

/** Deletes sessions, rate-limit counters, reset tokens, challenges and remembered addresses that have run out. */
export async function cleanUp({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteOldHits(db, now);
  await deleteOldResets(db, now);
  await deleteOldChallenges(db, now);
  await deleteOldAddresses(db, now);
}
