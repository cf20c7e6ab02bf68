import { sql } from "kysely";
import { erasedOn, inactivityAct } from "#rules/people/privacy/inactivity.ts";
import type { Moment } from "#rules/time/moment.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { queueEmail } from "#server/features/messages/queue-message.ts";
import { erase } from "#server/features/privacy/erasure/erase.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { inactivityWarning } from "#texts/da/templates/email/inactivity.ts";

interface Profile {
  readonly kind: "employee" | "corporation";
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly last_active: Date;
  readonly inactivity_warned_at: Date | null;
}

/**
 * Warns those whose profile nobody has used for long, and erases those who were warned and did not come back; who
 * cannot be erased yet waits for the next day. Rule: Inactive profiles, docs/rules/people.md.
 */
export async function handleInactiveProfiles(services: Services): Promise<void> {
  const now = services.clock.now();
  const months = services.settings.inactiveMonths;
  for (const profile of await longUnused(services.db, months, now)) {
    const lastActive = profile.last_active.getTime();
    const warnedAt = profile.inactivity_warned_at?.getTime() ?? null;
    const act = inactivityAct({ lastActive, warnedAt }, months, now);
    if (act === "warn") await warn(services, profile, now);
    if (act === "erase") await eraseUnused(services, profile, now);
  }
}

async function warn(services: Services, profile: Profile, now: Moment): Promise<void> {
  const { kind, id, name, email } = profile;
  const { brand, publicUrl, inactiveMonths } = services.settings;
  const isCompany = kind === "corporation";
  const facts = {
    name,
    isCompany,
    erasedOn: erasedOn(profile.last_active.getTime(), inactiveMonths, now),
    link: `${publicUrl}${isCompany ? "/corporationlogin" : "/employeelogin"}`,
  };
  await inTransaction(services.db, async (tx) => {
    await markWarned(tx, profile, now);
    await queueEmail(
      { tx, now, services },
      {
        key: outboxKey("inactivity-warning", kind, id, now),
        subjectKey: subjectKey(kind, id),
        to: email,
        email: inactivityWarning(facts, brand),
      },
    );
  });
}

/** Somebody with coming or unsettled work is not done with us, however long ago the last sign-in was. */
async function eraseUnused(services: Services, { kind, id }: Profile, now: Moment): Promise<void> {
  const actor = { kind: "system", id: null } as const;
  try {
    await inTransaction(services.db, (tx) =>
      erase({ tx, now, services, actor, cause: "inactive" }, { kind, id }),
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

async function markWarned(tx: Tx, { kind, id }: Profile, now: Moment): Promise<void> {
  const table = kind === "employee" ? "employees" : "corporations";
  await tx
    .updateTable(table)
    .set({ inactivity_warned_at: new Date(now) })
    .where("id", "=", id)
    .execute();
}

/** Profiles that may be due: unused for the months less two, which is before any warning. Admins' accounts never are. */
async function longUnused(db: Db, months: number, now: Moment): Promise<Profile[]> {
  const before = new Date(now - (months - 2) * 28 * 24 * 3_600_000);
  const used = (column: string) => sql`
    (select greatest(max(last_seen_at), max(created_at)) from sessions s where s.${sql.id(column)} = p.id and s.parent_hash is null)`;
  const { rows } = await sql<Profile>`
    select * from (
      select 'employee' as kind, p.id, p.first_name as name, inactivity_warned_at,
        case when p.email = '' then p.login_email else p.email end as email,
        greatest(p.created_at, p.signed_in_at, ${used("employee_id")},
          (select max(ends_at) from shifts s where s.employee_id = p.id and s.status = 'selected')) as last_active
      from employees p where p.erased_at is null and p.created_at < ${before}
      union all
      select 'corporation', p.id, p.contact_person, inactivity_warned_at, p.email,
        greatest(p.created_at, p.signed_in_at, ${used("corporation_id")},
          (select max(ends_at) from bookings b where b.corporation_id = p.id and b.status <> 'cancelled'))
      from corporations p where p.erased_at is null and p.member_of is null and not p.is_admin and p.created_at < ${before}
    ) as profile where last_active < ${before} order by kind, id`.execute(db);
  return rows;
}
