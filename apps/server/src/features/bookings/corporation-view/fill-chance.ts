import { sql } from "kysely";
import type { fillChanceEndpoints as rows, WireFillChance } from "#contract/bookings/fill-chance.ts";
import {
  type Comparable,
  fillChance as chanceFrom,
  fillChanges,
  isHoliday,
  leadOf,
  type PastBooking,
  sizeOf,
  WAGE_STEP,
} from "#rules/bookings/fill-chance.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { parseKroner, toWireKroner } from "#rules/money/ore.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import { addYears, type Day, dayOf, type Moment, momentOf, weekdayOf } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** How much of the past is read: so many bookings of a staff type, of so many years. */
const [MAX_BOOKINGS, YEARS] = [1_000, 2];

/** How likely a booking would be filled. Rule: Chance of being filled, docs/rules/bookings.md. */
export const fillChance: Handler<typeof rows.fillChance> = async ({ query, now, services }) => {
  const asked: Comparable = {
    date: query.date,
    region: regionOfZip(query.zip_code),
    leadHours: Math.max(0, hoursRemaining(now, momentOf(query.date, query.start_time))),
    hourlyWage: parseKroner(query.hourly_wage) ?? 0,
    people: query.number_of_staff,
  };
  const history = await pastBookings(services.db, query.staff_type, now);
  const chance = chanceFrom(asked, history);
  return {
    asked: serializeAsked(asked),
    chance: chance && {
      filled: chance.filled,
      total: chance.total,
      percent: chance.percent,
      compared_by: [...chance.comparedBy],
    },
    changes: chance ? fillChanges(asked, history, chance).map(serializeChange) : [],
  };
};

function serializeAsked({
  date,
  region,
  leadHours,
  hourlyWage,
  people,
}: Comparable): WireFillChance["asked"] {
  const wage = toWireKroner(hourlyWage - (hourlyWage % WAGE_STEP));
  const when = { weekday: weekdayOf(date), is_holiday: isHoliday(date), lead: leadOf(leadHours) };
  return { ...when, region, wage, people: sizeOf(people) };
}

function serializeChange(change: ReturnType<typeof fillChanges>[number]): WireFillChance["changes"][number] {
  return change.key === "wage" ? { ...change, wage: toWireKroner(change.wage) } : change;
}

/** The latest bookings of a staff type whose start has come, with whether all their places were taken. */
async function pastBookings(db: Db, staffTypeId: number, now: Moment): Promise<PastBooking[]> {
  const since = new Date(momentOf(addYears(dayOf(now), -YEARS), "00:00"));
  const rows = await db
    .selectFrom("bookings as b")
    .select(["b.corporation_id", "b.date", "b.zip_code", "b.hourly_wage", "b.number_of_staff"])
    .select([
      sql<number>`extract(epoch from b.starts_at - b.created_at)::float8 / 3600`.as("lead_hours"),
      sql<boolean>`(select count(*) from shifts s where s.booking_id = b.id and s.status = 'selected')
        >= b.number_of_staff`.as("is_filled"),
    ])
    .where("b.staff_type_id", "=", staffTypeId)
    .where("b.starts_at", ">", since)
    .where("b.starts_at", "<=", new Date(now))
    .where("b.approved_at", "is not", null)
    .where("b.status", "<>", "cancelled")
    .whereRef("b.created_at", "<", "b.starts_at")
    .orderBy("b.starts_at", "desc")
    .limit(MAX_BOOKINGS)
    .execute();
  return rows.map((row) => ({
    corporationId: row.corporation_id,
    date: row.date as Day,
    region: regionOfZip(row.zip_code),
    leadHours: row.lead_hours,
    hourlyWage: row.hourly_wage,
    people: row.number_of_staff,
    isFilled: row.is_filled,
  }));
}
