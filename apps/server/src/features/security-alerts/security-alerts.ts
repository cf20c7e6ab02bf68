import { sql } from "kysely";
import {
  ALERT_FROM,
  ALERT_WINDOW,
  type AlertKind,
  alertOf,
  SECURITY_EVENTS_KEPT,
} from "#rules/people/security/alerts.ts";
import type { Moment } from "#rules/time/moment.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { mailAdmins } from "#server/features/corporations/mail-admins.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { securityAlert } from "#texts/da/templates/email/security.ts";

/** Failures of the last hour at one account, or from one address. */
interface Pile {
  readonly kind: AlertKind;
  readonly subject: string;
  readonly network: string;
  readonly failures: number;
  readonly last_at: Date;
}

/**
 * Makes failures that pile up an alert, of which all admins are told once an episode. Rule: Failures that pile up,
 * docs/rules/people.md.
 */
export async function alertAdmins(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const pile of await pilesOf(services.db, now)) {
    await inTransaction(services.db, async (tx) => {
      const last = await lastAlert(tx, pile);
      const facts = { kind: pile.kind, failures: pile.failures, lastAt: last?.last_at.getTime() ?? null };
      const verdict = alertOf(facts, now);
      if (verdict === "none") return;
      if (verdict === "same" && last) await continueAlert(tx, last.id, pile);
      else await startAlert({ tx, now, services }, pile);
      await record({ tx, actor: { kind: "system", id: null }, now }, { type: "security_alert.raised" });
    });
  }
}

/** Forgets who tried to get in, once it is too long ago to be of use. */
export async function deleteOldSecurityEvents({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now() - SECURITY_EVENTS_KEPT);
  await db.deleteFrom("security_events").where("minute", "<", before).execute();
  await db.deleteFrom("security_alerts").where("last_at", "<", before).execute();
}

async function pilesOf(db: Db, now: Moment): Promise<Pile[]> {
  const since = new Date(now - ALERT_WINDOW);
  const { rows } = await sql<Pile>`
    with failures as (
      select account, address_digest, network, times, last_at from security_events
      where minute > ${since} and kind in ('failed_sign_in', 'failed_proof'))
    select 'account' as kind, account as subject, '' as network, sum(times)::int as failures, max(last_at) as last_at
    from failures where account <> '' group by account having sum(times) >= ${ALERT_FROM.account}
    union all
    select 'address', address_digest, max(network), sum(times)::int, max(last_at)
    from failures group by address_digest having sum(times) >= ${ALERT_FROM.address}`.execute(db);
  return rows;
}

function lastAlert(tx: Tx, { kind, subject }: Pile) {
  return tx
    .selectFrom("security_alerts")
    .select(["id", "last_at"])
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .orderBy("last_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function continueAlert(tx: Tx, id: number, { failures, last_at }: Pile): Promise<void> {
  await tx
    .updateTable("security_alerts")
    .set({ failures: sql`greatest(failures, ${failures})`, last_at })
    .where("id", "=", id)
    .execute();
}

async function startAlert(context: MessageContext, pile: Pile): Promise<void> {
  const { tx, now, services } = context;
  const { kind, subject, network, failures, last_at } = pile;
  const { id } = await tx
    .insertInto("security_alerts")
    .values({ kind, subject, network, failures, started_at: new Date(now), last_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const who = kind === "address" ? `address:${subject}` : subject;
  const facts = {
    at: last_at.getTime(),
    failures,
    account: await nameOf(tx, pile),
    network: kind === "address" ? network : null,
    link: `${services.settings.publicUrl}/admin/audit?${new URLSearchParams({ kind: "security", who })}`,
  };
  await mailAdmins(context, {
    task: "office",
    keyFor: (adminId) => outboxKey("security-alert", id, adminId),
    write: (admin, brand) => securityAlert({ ...facts, ...admin }, brand),
  });
}

/** The company whose account it is; null for an address, and for an e-mail that nobody has. */
async function nameOf(tx: Tx, { subject }: Pile): Promise<string | null> {
  const id = /^corporation:(\d+)$/.exec(subject)?.[1];
  return id ? ((await findCorporation(tx, Number(id)))?.name ?? null) : null;
}
