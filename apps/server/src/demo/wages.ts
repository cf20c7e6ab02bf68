import { addDays, dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** Øre an hour: under what every booking of the try-out pays, so that the form begins with the general wage. */
const LOWEST = { now: 17_500, nextYear: 18_000 } as const;

/** The lowest wage of waiters, in force for a year, and a higher one from New Year on. */
export async function seedWages(
  tx: Tx,
  { waiters, admin }: { readonly waiters: number; readonly admin: number },
  now: Moment,
): Promise<void> {
  const today = dayOf(now);
  const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const since = addDays(today, -400);
  const row = { staff_type_id: waiters, default_wage: null, created_by: admin };
  await tx
    .insertInto("staff_type_wages")
    .values([
      {
        ...row,
        lowest_wage: LOWEST.now,
        valid_from: since,
        created_at: new Date(momentOf(since, "09:00")),
      },
      { ...row, lowest_wage: LOWEST.nextYear, valid_from: nextYear, created_at: new Date(now) },
    ])
    .execute();
}
