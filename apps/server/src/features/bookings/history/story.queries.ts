import type { WireHistoryEntry } from "#contract/bookings/history.endpoints.ts";
import type { MissedArrivalRow } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { nameInCompany, nameOfKey } from "#texts/da/users/company-roles.ts";

/** The acts that were recorded of a booking and of these shifts of it, in their order. */
export function loadActs(db: Db, bookingId: number, shiftIds: readonly number[]) {
  return db
    .selectFrom("audit_log")
    .leftJoin("corporations as login", "login.id", "audit_log.actor_login_id")
    .leftJoin("api_keys as key", "key.id", "audit_log.actor_key_id")
    .select(["at", "actor_kind", "on_behalf_of", "entity", "entity_id", "action", "detail"])
    .select(["login.contact_person as user_name", "key.name as key_name"])
    .where(({ and, eb, or }) =>
      or([
        and([eb("entity", "=", "booking"), eb("entity_id", "=", String(bookingId))]),
        and([eb("entity", "=", "shift"), eb("entity_id", "in", ["", ...shiftIds.map(String)])]),
      ]),
    )
    .orderBy("audit_log.id")
    .execute();
}

/** Something that was recorded, by whom, with what else is known of it. */
export type Act = Awaited<ReturnType<typeof loadActs>>[number];

/** Entries of the company with the name of its user or API key that did it: what a user does is recorded at the moment of the entry. */
export function withUserNames(
  entries: readonly WireHistoryEntry[],
  acts: readonly Act[],
  company: string,
): WireHistoryEntry[] {
  const keyOf = (entity: string, id: string, at: string) => `${entity} ${id} ${at}`;
  const names = new Map(
    acts.flatMap(({ entity, entity_id, at, user_name, key_name }) => {
      const name = key_name ? nameOfKey(key_name) : user_name;
      return name ? [[keyOf(entity, entity_id, at.toISOString()), name] as const] : [];
    }),
  );
  return entries.map((entry) => {
    const { shift_id, at, by } = entry;
    const id = shift_id === null ? (acts.find(({ entity }) => entity === "booking")?.entity_id ?? "") : "";
    const key = shift_id === null ? keyOf("booking", id, at) : keyOf("shift", String(shift_id), at);
    const name = by === "company" ? names.get(key) : undefined;
    return name === undefined ? entry : { ...entry, by_name: nameInCompany(name, company) };
  });
}

/** The acts that were recorded of one shift. */
export function actsOfShift(acts: readonly Act[], shiftId: number): Act[] {
  return acts.filter(({ entity, entity_id }) => entity === "shift" && entity_id === String(shiftId));
}

/** All notes that somebody of a booking did not come, in their order. */
export async function missedOfBooking(db: Db, bookingId: number): Promise<MissedArrivalRow[]> {
  const rows = await db
    .selectFrom("missed_arrivals")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("id")
    .execute();
  return rows as MissedArrivalRow[];
}

/** The pay of a booking's people that payroll has accepted and nobody has taken back, in its order. */
export function paidOfBooking(db: Db, bookingId: number) {
  return db
    .selectFrom("pay_lines")
    .select(["shift_id", "kind", "amount", "created_at", "created_by", "settled_at"])
    .where("booking_id", "=", bookingId)
    .where("state", "=", "accepted")
    .where("taken_back_at", "is", null)
    .orderBy("id")
    .execute();
}

export type PaidLine = Awaited<ReturnType<typeof paidOfBooking>>[number];
