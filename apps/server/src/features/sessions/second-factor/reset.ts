import type { secondFactorEndpoints as rows } from "#contract/sessions/second-factor.endpoints.ts";
import {
  findCorporation,
  findCorporationByEmail,
} from "#server/features/corporations/corporation.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError, StartError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { resetOnServer } from "#texts/da/templates/email/security.ts";
import { recordFactorChangeBy } from "./second-factor.notifications.ts";
import { countFactors, deleteFactors, loadFactors, lockAccount } from "./second-factor.queries.ts";

/**
 * Takes a company's lost second factor away and ends its sessions; harmless where there is none. Refuses `not_found`, also
 * for an admin's account, whose factor an owner of the office resets, or whoever runs the server.
 */
export const resetSecondFactor: Handler<typeof rows.reset> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const corporation = await findCorporation(tx, params.id);
    if (!corporation || corporation.is_admin) throw new DomainError("not_found");
    await takeFactorsAway(actorOf(session), { tx, now, services }, corporation.id, body.reason);
    return { status: "success" };
  });

/**
 * Takes the lost second factor of any account away, an admin's too, from the console. Refuses with a `StartError` an e-mail that
 * nobody signs in with, and an account without a second factor.
 */
export async function resetSecondFactorOf(
  services: Pick<Services, "db" | "outbox" | "secrets" | "settings">,
  email: string,
  now: number,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const corporation = await findCorporationByEmail(tx, email);
    if (!corporation) throw new StartError(`Nobody signs in with '${email}'.`);
    const actor = { kind: "system", id: null } as const;
    const reason = resetOnServer;
    if (!(await takeFactorsAway(actor, { tx, now, services }, corporation.id, reason))) {
      throw new StartError(`${email} has no second factor.`);
    }
  });
}

/** Takes the second factor of an account away, ends its sessions and tells it by mail why. False where there was nothing to take away. */
export async function takeFactorsAway(
  actor: Actor,
  context: MessageContext,
  corporationId: number,
  reason: string,
): Promise<boolean> {
  const { tx } = context;
  await lockAccount(tx, corporationId);
  if (countFactors(await loadFactors(tx, corporationId)) === 0) return false;
  await deleteFactors(tx, corporationId);
  await endSessionsOf(tx, { kind: "corporation", id: corporationId });
  await recordFactorChangeBy(actor, context, corporationId, { change: "reset", reason });
  return true;
}
