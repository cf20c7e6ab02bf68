import type { sessionEndpoints } from "#contract/areas/sessions.ts";
import type { Verb } from "#server/areas/verb.ts";
import { tellOfPasswordReset } from "#server/notices/to-companies/password-reset.ts";
import { Refused } from "#server/refused.ts";
import { findCorporationByEmail } from "#server/stores/people/corporations.ts";
import { openPasswordReset } from "#server/stores/sessions/password-resets.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/** Mails a link to a new password. Refuses `unknown_email`, as documented. */
export const resetPassword: Verb<typeof sessionEndpoints.resetPassword> = ({ body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const corporation = await findCorporationByEmail(tx, body.email);
    if (!corporation) throw new Refused("unknown_email");
    const token = await openPasswordReset(tx, corporation.id, now);
    await tellOfPasswordReset({ tx, now, services }, corporation, token);
    return { status: "success" };
  });
