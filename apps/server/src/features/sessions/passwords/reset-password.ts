import type { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { findCorporationByEmail } from "#server/features/corporations/queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { notifyPasswordReset } from "./notifications.ts";
import { openPasswordReset } from "./queries.ts";

/** Mails a link to a new password. Refuses `unknown_email`, as documented. */
export const resetPassword: Handler<typeof sessionEndpoints.resetPassword> = ({ body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const corporation = await findCorporationByEmail(tx, body.email);
    if (!corporation) throw new DomainError("unknown_email");
    const token = await openPasswordReset(tx, corporation.id, now);
    await notifyPasswordReset({ tx, now, services }, corporation, token);
    return { status: "success" };
  });
