import {
  type CorporationRow,
  findCorporation,
  holdsPassword,
} from "#server/features/corporations/corporation.queries.ts";
import { isPassword } from "#server/platform/crypto/passwords.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { startGuess } from "#server/platform/sessions/guesses.ts";
import type { CorporationSession } from "#server/platform/sessions/session.ts";
import { passwordMessages } from "#texts/da/common/validation.ts";

/**
 * The company that calls, once it has said its password again: who found a session open has not. Refuses `invalid`
 * under `current_password`, and `too_many_requests`; guesses here and at the sign-in count together.
 * Rule: Guessing passwords, docs/rules/people.md.
 */
export async function checkCurrentPassword(
  {
    session,
    address,
    now,
    services,
  }: {
    readonly session: CorporationSession;
    readonly address: string;
    readonly now: number;
    readonly services: Services;
  },
  password: string,
): Promise<CorporationRow> {
  const corporation = await findCorporation(services.db, session.id);
  if (!corporation) throw new DomainError("unauthenticated");
  const guess = await startGuess(services, { email: corporation.email, address }, now);
  if (!(await isPassword(password, corporation.password_hash))) {
    guess.wrong();
    throw currentWrong();
  }
  await guess.right(corporation.id, now);
  return corporation;
}

/**
 * In the transaction that follows: refuses `invalid` under `current_password` where the password that was checked has been
 * replaced meanwhile. Whoever replaced it has ended what others had begun with it.
 */
export async function assertPasswordUnchanged(
  tx: Tx,
  { id, password_hash }: Pick<CorporationRow, "id" | "password_hash">,
): Promise<void> {
  if (!(await holdsPassword(tx, id, password_hash))) throw currentWrong();
}

function currentWrong(): DomainError {
  return new DomainError("invalid", { fields: { current_password: passwordMessages.currentWrong } });
}
