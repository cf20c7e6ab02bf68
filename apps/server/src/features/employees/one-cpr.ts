import { sql } from "kysely";
import { canSaveCpr } from "#rules/people/one-cpr.ts";
import { dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { cprTaken, cprTakenForOffice } from "#texts/da/common/one-cpr.ts";
import { formatPhone } from "#texts/format/contact.ts";
import type { PayDataRow } from "./pay-data.ts";

interface CheckingContext {
  readonly services: Pick<Services, "secrets" | "settings">;
  readonly now: Moment;
  readonly byAdmin: boolean;
}

interface SavingContext extends CheckingContext {
  readonly services: Pick<Services, "db" | "secrets" | "settings">;
}

/**
 * Refuses `cpr_taken` for a CPR number that another profile has, and `too_many_requests` for who has tried too many of
 * others today. Empty text, and what is left out, is no number. Rule: One CPR number, one person, docs/rules/people.md.
 */
export async function assertCprFree(
  tx: Tx,
  row: Pick<PayDataRow, "id" | "cpr_digest">,
  cpr: string | undefined,
  context: CheckingContext,
): Promise<void> {
  if (!cpr) return;
  const digests = context.services.secrets.digests(cpr);
  const other = await tx
    .selectFrom("employees")
    .select("id")
    .where("cpr_digest", "in", digests)
    .where("id", "<>", row.id)
    .executeTakeFirst();
  const tried = await tx
    .selectFrom("rate_limits")
    .select("hits")
    .where("key", "=", triesKey(row.id))
    .where("window_start", "=", startOfDay(context.now))
    .executeTakeFirst();
  const verdict = canSaveCpr({
    isOwn: row.cpr_digest !== null && digests.includes(row.cpr_digest),
    isTaken: other !== undefined,
    triedToday: context.byAdmin ? 0 : (tried?.hits ?? 0),
  });
  if (verdict.ok) return;
  throw verdict.refusal === "cpr_taken" ? refusal(context) : new DomainError(verdict.refusal);
}

/**
 * Saves what may hold a CPR number: one that somebody else has saved at this moment is `cpr_taken`, as the database
 * finds, and each number of somebody else is counted for the day, whatever is rolled back.
 */
export async function savingCpr<T>(
  employeeId: number,
  context: SavingContext,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const isTaken =
      brokenConstraint(error) === "employees_one_cpr" ||
      (error instanceof DomainError && error.code === "cpr_taken");
    if (!isTaken) throw error;
    const { db, settings } = context.services;
    if (settings.rateLimits) {
      await db
        .insertInto("rate_limits")
        .values({ key: triesKey(employeeId), window_start: startOfDay(context.now), hits: 1 })
        .onConflict((conflict) =>
          conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
        )
        .execute();
    }
    throw refusal(context);
  }
}

function refusal({ byAdmin, services }: CheckingContext): DomainError {
  const { supportPhone } = services.settings.brand;
  return new DomainError("cpr_taken", {
    detail: byAdmin ? cprTakenForOffice : cprTaken(formatPhone(supportPhone)),
  });
}

const triesKey = (employeeId: number) => `numbers of others ${employeeId}`;

function startOfDay(now: Moment): Date {
  return new Date(momentOf(dayOf(now), "00:00"));
}
