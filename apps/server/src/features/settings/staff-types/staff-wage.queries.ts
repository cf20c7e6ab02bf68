import { sql } from "kysely";
import type { Ore } from "#rules/money/ore.ts";
import { type StaffWages, wagesOn } from "#rules/pricing/staff-wages.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { nameOfAdmin } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Wages of a staff type from a day on. */
export interface WagesFrom extends StaffWages {
  readonly id: number;
  readonly validFrom: Day;
  readonly isWithdrawn: boolean;
}

/** Every staff type's wages that are not withdrawn, by its id, earliest day first. */
export async function wagesOfStaffTypes(db: Db | Tx): Promise<ReadonlyMap<number, readonly WagesFrom[]>> {
  const rows = await db
    .selectFrom("staff_type_wages")
    .select(["id", "staff_type_id", "valid_from", "default_wage", "lowest_wage"])
    .where("withdrawn_at", "is", null)
    .orderBy("valid_from")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...wagesFrom({ ...row, withdrawn_at: null }), staffTypeId: row.staff_type_id })),
    ({ staffTypeId }) => staffTypeId,
  );
}

/** What a staff type pays on a day. Rule: Wages of a staff type, docs/rules/pricing.md. */
export async function staffWagesOn(db: Db | Tx, staffTypeId: number, day: Day): Promise<StaffWages> {
  return wagesOn((await wagesOfStaffTypes(db)).get(staffTypeId) ?? [], day);
}

/** All wages of one staff type, withdrawn ones too, with the names of who set and withdrew them; latest day first. */
export function wageHistory(db: Db | Tx, staffTypeId: number) {
  return db
    .selectFrom("staff_type_wages as w")
    .selectAll("w")
    .select([
      nameOfAdmin("w.created_by").as("created_name"),
      nameOfAdmin("w.withdrawn_by").as("withdrawn_name"),
    ])
    .where("w.staff_type_id", "=", staffTypeId)
    .orderBy("w.valid_from", "desc")
    .orderBy("w.id", "desc")
    .execute();
}

/** What the rules need to know of a row. */
export function wagesFrom(row: {
  readonly id: number;
  readonly valid_from: Day;
  readonly withdrawn_at: Date | null;
  readonly default_wage: Ore | null;
  readonly lowest_wage: Ore | null;
}): WagesFrom {
  return {
    id: row.id,
    validFrom: row.valid_from,
    isWithdrawn: row.withdrawn_at !== null,
    defaultWage: row.default_wage,
    lowestWage: row.lowest_wage,
  };
}

/** A booking to come that pays less than the lowest wage of its day, øre an hour. */
interface BookingUnder {
  readonly id: number;
  readonly date: Day;
  readonly company: string;
  readonly hourly_wage: Ore;
  readonly lowest_wage: Ore;
  /** How many there are in all. */
  readonly count: number;
}

/** The first `most` bookings to come of a staff type that are under its lowest wage, earliest first. */
export async function bookingsUnderLowest(
  db: Db | Tx,
  staffTypeId: number,
  most: number,
  now: Moment,
): Promise<BookingUnder[]> {
  const { rows } = await sql<BookingUnder>`
    select b.id, b.date, c.name as company, b.hourly_wage, w.lowest_wage, count(*) over ()::int as count
    from bookings b join corporations c on c.id = b.corporation_id
    cross join lateral (select lowest_wage from staff_type_wages
      where staff_type_id = b.staff_type_id and valid_from <= b.date and withdrawn_at is null
      order by valid_from desc limit 1) w
    where b.staff_type_id = ${staffTypeId} and b.status <> 'cancelled' and b.starts_at > ${new Date(now)}
      and b.hourly_wage < w.lowest_wage
    order by b.starts_at, b.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
