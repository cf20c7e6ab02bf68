import { deleteOldResets } from "#server/features/sessions/passwords/password.queries.ts";
import { deleteOldChallenges } from "#server/features/sessions/second-factor/challenges.ts";
import { deleteOldCodes } from "#server/features/sessions/sign-in-codes/code.queries.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { deleteOldAddresses } from "#server/platform/sessions/guesses.ts";
import { deleteOldHits } from "#server/platform/sessions/rate-limits.ts";
import { deleteExpiredSessions } from "#server/platform/sessions/sessions.ts";

/** Deletes what has run out: sessions, counts of limits, reset tokens, challenges, sign-in codes, addresses, used sign-in tokens. */
export async function cleanUp({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteOldHits(db, now);
  await deleteOldResets(db, now);
  await deleteOldChallenges(db, now);
  await deleteOldAddresses(db, now);
  await deleteOldCodes(db, now);
  await db.deleteFrom("used_sign_in_tokens").where("expires_at", "<=", new Date(now)).execute();
}
