import type { staffWageEndpoints as rows } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { type Ore, parseKroner, toCommaString } from "#rules/money/ore.ts";
import { canBeginOn, canWithdrawValue, isDayTaken, stateOfValue } from "#rules/pricing/price-settings.ts";
import { checkLowestWage, type StaffWages } from "#rules/pricing/staff-wages.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";
import { wageUnderLowest } from "#texts/da/price/wage-under-lowest.ts";
import { findStaffType, lockStaffType } from "./staff-type.queries.ts";
import { bookingsUnderLowest, wageHistory, wagesFrom } from "./staff-wage.queries.ts";

/** Bookings under the lowest wage that are listed. */
const MAX_UNDER = 100;

/** A staff type's wages with their history, and the bookings to come that are under them. Refuses `not_found`. */
export const staffWages: Handler<typeof rows.staffWages> = async ({ params, now, services }) => {
  if (!(await findStaffType(services.db, params.id))) throw new DomainError("not_found");
  return loadWages(services.db, params.id, now);
};

/**
 * Sets a staff type's wages from a day on. Refuses `not_found`, `value_of_day`, and `invalid` for a day that is over.
 * Rule: Wages of a staff type, docs/rules/pricing.md.
 */
export const setStaffWages: Handler<typeof rows.setStaffWages> = ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const { valid_from } = body;
  if (!canBeginOn(valid_from, dayOf(now)))
    throw new DomainError("invalid", { fields: { valid_from: messages.dayIsOver } });
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    if (!(await lockStaffType(tx, params.id))) throw new DomainError("not_found");
    const before = await wageHistory(tx, params.id);
    if (isDayTaken(before.map(wagesFrom), valid_from)) throw new DomainError("value_of_day");
    const wages = { hourly_wage: oreOf(body.hourly_wage), lowest_wage: oreOf(body.lowest_wage) };
    await tx
      .insertInto("staff_type_wages")
      .values({
        staff_type_id: params.id,
        default_wage: wages.hourly_wage,
        lowest_wage: wages.lowest_wage,
        valid_from,
        created_at: new Date(now),
        created_by: actor.id,
      })
      .execute();
    const detail = { ...wages, valid_from };
    await record({ tx, actor, now }, { type: "staff_type.set_wages", id: params.id, detail });
    return loadWages(tx, params.id, now);
  });
};

/** Withdraws wages that are not in force yet. Refuses `not_found`, `value_in_force` and `value_withdrawn`. */
export const withdrawStaffWages: Handler<typeof rows.withdrawStaffWages> = (call) => {
  const { session, params, now, services } = call;
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const row = await tx
      .selectFrom("staff_type_wages")
      .selectAll()
      .where("id", "=", params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new DomainError("not_found");
    const verdict = canWithdrawValue(wagesFrom(row), dayOf(now));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await tx
      .updateTable("staff_type_wages")
      .set({ withdrawn_at: new Date(now), withdrawn_by: actor.id })
      .where("id", "=", params.id)
      .execute();
    const detail = { valid_from: row.valid_from };
    await record({ tx, actor, now }, { type: "staff_type.withdraw_wages", id: row.staff_type_id, detail });
    return loadWages(tx, row.staff_type_id, now);
  });
};

/** Refuses `invalid` under `hourly_wage` for a booking of a day that pays less than the lowest. Rule: Wages of a staff type, docs/rules/pricing.md. */
export function assertLowestWage(
  booking: { readonly job_title: string; readonly date: Day; readonly hourly_wage: Ore },
  wages: StaffWages,
): void {
  if (wages.lowestWage === null || checkLowestWage(booking.hourly_wage, wages).ok) return;
  const message = wageUnderLowest(booking.job_title, wages.lowestWage, booking.date);
  throw new DomainError("invalid", { fields: { hourly_wage: message } });
}

function oreOf(kroner: string | null): Ore | null {
  return kroner === null ? null : parseKroner(kroner);
}

async function loadWages(
  db: Db | Tx,
  staffTypeId: number,
  now: Moment,
): Promise<AnswerOf<typeof rows.staffWages>> {
  const history = await wageHistory(db, staffTypeId);
  const under = await bookingsUnderLowest(db, staffTypeId, MAX_UNDER, now);
  const values = history.map(wagesFrom);
  return {
    wages: history.map((row) => ({
      id: row.id,
      hourly_wage: row.default_wage === null ? null : toCommaString(row.default_wage),
      lowest_wage: row.lowest_wage === null ? null : toCommaString(row.lowest_wage),
      valid_from: row.valid_from,
      state: stateOfValue(wagesFrom(row), values, dayOf(now)),
      created_at: row.created_at.toISOString(),
      created_by: row.created_name,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      withdrawn_by: row.withdrawn_name,
    })),
    under: under.map(({ count: _, ...booking }) => ({
      ...booking,
      hourly_wage: toCommaString(booking.hourly_wage),
      lowest_wage: toCommaString(booking.lowest_wage),
    })),
    under_count: under[0]?.count ?? 0,
  };
}
