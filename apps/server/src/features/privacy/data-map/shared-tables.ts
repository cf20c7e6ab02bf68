import { sql } from "kysely";
import { ownTable } from "./own-table.ts";

// Tables that hold rows of people and of companies, described once for both.

type Kind = "employee" | "corporation";

/** Sessions, without what opens them. */
export const sessionsOf = (kind: Kind) =>
  ownTable({
    table: "sessions",
    section: "sessions",
    rows: (id) => sql`${sql.ref(`t.${kind}_id`)} = ${id}`,
    columns: [
      "created_at",
      "expires_at",
      "last_seen_at",
      "user_agent",
      "network",
      "proved_at",
      "factor_proved_at",
    ],
    derived: { taken_over: sql`t.actor_corporation_id is not null` },
    withheld: {
      id: "technical",
      token_hash: "secret",
      parent_hash: "secret",
      way_in: "secret",
      kind: "technical",
      renew_token: "technical",
      corporation_id: "technical",
      employee_id: "technical",
      actor_corporation_id: "other_person",
    },
  });

/** What was noted of what somebody did, or of what others did with their data. */
export const auditOf = (kind: Kind) =>
  ownTable({
    table: "audit_log",
    section: "audit",
    rows: (id) => sql`(
      (t.entity = ${kind} and t.entity_id = ${String(id)})
      or (t.actor_kind = ${kind} and t.actor_id = ${id})
      or (${kind} = 'corporation' and t.actor_login_id = ${id})
      or t.on_behalf_of = ${`${kind}:${id}`}
      or t.detail @> ${JSON.stringify({ [`${kind}_ids`]: [id] })}::jsonb)`,
    columns: ["at", "action", "actor_kind", "entity"],
    withheld: {
      id: "technical",
      // Whose row it is, or the other people whom one look took in.
      entity_id: "technical",
      actor_id: "other_person",
      actor_login_id: "other_person",
      actor_key_id: "technical",
      on_behalf_of: "technical",
      detail: "other_person",
    },
  });

/** Sign-ins, failures and refusals. */
export const securityEventsOf = (kind: Kind) =>
  ownTable({
    table: "security_events",
    section: "security_events",
    rows: (id) => sql`t.account = ${`${kind}:${id}`}`,
    columns: ["last_at", "times", "network"],
    derived: {
      event: sql`t.kind`,
      factor: sql`case when t.about not like '% %' then t.about end`,
      call: sql`case when t.about like '% %' then t.about end`,
    },
    withheld: {
      id: "technical",
      minute: "technical",
      kind: "technical",
      account: "technical",
      about: "technical",
      address_digest: "secret",
    },
  });

/** Failures that piled up. */
export const securityAlertsOf = (kind: Kind) =>
  ownTable({
    table: "security_alerts",
    section: "security_alerts",
    rows: (id) => sql`t.kind = 'account' and t.subject = ${`${kind}:${id}`}`,
    columns: ["started_at", "last_at", "failures"],
    withheld: { id: "technical", kind: "technical", subject: "technical", network: "technical" },
  });

/** How a delivery goes its way: nothing of whoever it is about. */
export const deliveryColumns = {
  attempts: "technical",
  failures: "technical",
  may_have_arrived: "technical",
  request_id: "technical",
  problem: "technical",
  last_error: "technical",
  link_encrypted: "secret",
  has_secret: "technical",
  expires_at: "technical",
  report: "technical",
  reported_at: "technical",
  undo_id: "technical",
  not_before: "technical",
  next_try_at: "technical",
  waits: "technical",
  claimed_until: "technical",
} as const;

/** What the columns of a message hold, whoever it was sent to. */
export const messageColumns = {
  columns: ["created_at", "sent_at", "channel", "recipient", "subject", "body", "status", "emptied_at"],
  withheld: {
    id: "technical",
    key: "technical",
    subject_key: "technical",
    // The e-mail of `body` as HTML, with the address that ends job mails without a sign-in.
    payload: "secret",
    reference: "technical",
    ...deliveryColumns,
  },
} as const;

/** What the office has written about somebody. */
export const notesOf = (kind: Kind) =>
  ownTable({
    table: "internal_notes",
    section: "internal_notes",
    rows: (id) => sql`${sql.ref(`t.${kind}_id`)} = ${id}`,
    columns: ["text", "written_at", "edited_at"],
    withheld: {
      id: "technical",
      employee_id: "technical",
      corporation_id: "technical",
      author_id: "other_person",
    },
  });

/** What savings of the profile changed, as long as it can be put back. */
export const profileChangesOf = (kind: Kind) =>
  ownTable({
    table: "profile_changes",
    section: "profile_changes",
    rows: (id) => sql`${sql.ref(`t.${kind}_id`)} = ${id}`,
    columns: ["id", "at", "fields_encrypted"],
    withheld: { employee_id: "technical", corporation_id: "technical", admin_id: "other_person" },
  });
