import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A session with the rights that its people have at this moment. */
export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>["execute"]>>[number];

/**
 * Sessions that have not ended, with the rights that their people have at this moment. A take-over ends with the admin's
 * session that it came from, before the row of that one is deleted.
 */
export function sessionRows(db: Db | Tx, now: Date) {
  return db
    .selectFrom("sessions as s")
    .leftJoin("corporations as c", "c.id", "s.corporation_id")
    .leftJoin("corporations as company", (join) =>
      join.on((eb) => eb("company.id", "=", eb.fn.coalesce("c.member_of", "c.id"))),
    )
    .leftJoin("employees as e", "e.id", "s.employee_id")
    .leftJoin("corporations as a", "a.id", "s.actor_corporation_id")
    .leftJoin("sessions as parent", "parent.token_hash", "s.parent_hash")
    .select([
      "s.token_hash",
      "s.kind",
      "s.corporation_id",
      "s.employee_id",
      "s.actor_corporation_id",
      "s.expires_at",
      "s.last_seen_at",
      "company.id as company_id",
      "company.suspended_at",
      "c.login_disabled_at",
      "c.company_role",
      "c.is_admin",
      "c.office_role",
      "a.office_role as actor_role",
      "e.new_user",
      "e.deactivated_at",
      // Whether the admin behind a take-over still is one.
      sql<boolean | null>`a.is_admin and a.suspended_at is null`.as("actor_is_admin"),
      sql<Date>`coalesce(parent.created_at, s.created_at)`.as("signed_in_at"),
      sql<Date | null>`coalesce(parent.proved_at, s.proved_at)`.as("proved_at"),
      sql<Date | null>`coalesce(parent.factor_proved_at, s.factor_proved_at)`.as("factor_proved_at"),
      secondFactorOf(sql`coalesce(s.actor_corporation_id, s.corporation_id)`).as("has_second_factor"),
    ])
    .where("s.expires_at", ">", now)
    .where((eb) => eb.or([eb("s.parent_hash", "is", null), eb("parent.expires_at", ">", now)]));
}

/** Whether an account has an app or a passkey to prove with. */
export function secondFactorOf(corporationId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from authenticator_apps app where app.corporation_id = ${corporationId} and app.confirmed_at is not null)
    or exists (select from passkeys key where key.corporation_id = ${corporationId}))`;
}
