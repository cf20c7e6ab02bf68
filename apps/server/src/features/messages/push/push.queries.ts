import type { Selectable } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { PushSubscriptions } from "#server/platform/database/types.gen.ts";

export type Subscription = Selectable<PushSubscriptions>;

/** The ids of the devices that people have asked for messages on, by person. */
export async function devicesOf(tx: Tx, employeeIds: readonly number[]): Promise<Map<number, number[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("push_subscriptions")
    .select(["id", "employee_id"])
    .where("employee_id", "in", employeeIds)
    .orderBy("id")
    .execute();
  const byPerson = Map.groupBy(rows, (row) => row.employee_id);
  return new Map([...byPerson].map(([id, devices]) => [id, devices.map((device) => device.id)]));
}

/** One device, undefined once it is gone. */
export function findDevice(db: Db, id: number): Promise<Subscription | undefined> {
  return db.selectFrom("push_subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether the device of this session is known. */
export async function hasDevice(db: Db, sessionHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("session_hash", "=", sessionHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the device of a session, in the place of its earlier address and of whoever had this address before. */
export async function keepDevice(
  tx: Tx,
  device: { employee_id: number; session_hash: string; endpoint: string; p256dh: string; auth: string },
  now: Moment,
): Promise<void> {
  const { session_hash, endpoint, ...changed } = device;
  await tx
    .deleteFrom("push_subscriptions")
    .where("session_hash", "=", session_hash)
    .where("endpoint", "<>", endpoint)
    .execute();
  await tx
    .insertInto("push_subscriptions")
    .values({ ...device, created_at: new Date(now) })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ ...changed, session_hash }))
    .execute();
}

/** Forgets the device of a session. */
export async function dropDevice(tx: Tx, sessionHash: string): Promise<void> {
  await tx.deleteFrom("push_subscriptions").where("session_hash", "=", sessionHash).execute();
}

/** Forgets a device that takes nothing any more. */
export async function dropDeviceById(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}
