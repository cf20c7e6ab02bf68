import { type Expression, sql } from "kysely";
import { clockMessages, isSentNow } from "#rules/shifts/clock-messages.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { isChanged, type KeptTerms, termsOfDay } from "./fill-terms.ts";
import { giveTerms } from "./give-terms.ts";

/**
 * Gives terms to everybody with a confirmed shift that is not over whose terms are missing or would say something else:
 * another version of the template is in force, the default wage or the agreement has changed.
 * Rule: When terms are given, docs/rules/employment-terms.md.
 */
export async function renewTerms(services: Services): Promise<void> {
  const { db, settings, clock } = services;
  const now = clock.now();
  if (!isSentNow(clockMessages["renew-terms"], now)) return;
  const terms = await termsOfDay(db, settings, now);
  if (!terms) return;
  for (const { employee_id, booking_id, least_wage, latest } of await placed(db, new Date(now))) {
    if (latest && !isChanged(terms, latest, least_wage)) continue;
    await inTransaction(db, async (tx) => {
      const booking = await findBooking(tx, booking_id);
      if (booking) await giveTerms({ tx, now, services }, booking, employee_id);
    });
  }
}

interface PlacedPerson {
  readonly employee_id: number;
  /** Of the shifts that are not over the one that pays least, and of several the next. */
  readonly booking_id: number;
  readonly least_wage: number;
  readonly latest: KeptTerms | null;
}

/** Everybody with a confirmed shift that is not over, with the latest terms. */
function placed(db: Db, now: Date): Promise<PlacedPerson[]> {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .where("s.status", "=", "selected")
    .where("s.ends_at", ">", now)
    .where("b.status", "<>", "cancelled")
    .where("e.deactivated_at", "is", null)
    .distinctOn("s.employee_id")
    .select((eb) => [
      "s.employee_id",
      "b.id as booking_id",
      "b.hourly_wage as least_wage",
      latestTerms(eb.ref("s.employee_id")).as("latest"),
    ])
    .orderBy("s.employee_id")
    .orderBy("b.hourly_wage")
    .orderBy("s.starts_at")
    .execute();
}

function latestTerms(employeeId: Expression<number>) {
  return sql<KeptTerms | null>`(
    select json_build_object('content', t.content, 'facts', t.facts, 'wage', t.wage, 'default_wage', t.default_wage)
    from employment_terms t where t.employee_id = ${employeeId} order by t.given_at desc, t.id desc limit 1)`;
}
