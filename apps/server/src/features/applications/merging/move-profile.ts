import { sql, type Updateable } from "kysely";
import { rightOfBoth } from "#rules/applying/fitness/right-to-work.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type EmployeeRow, rightOf } from "#server/features/employees/employee.queries.ts";
import { payDataColumns, readPayData } from "#server/features/employees/pay-data.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { moveSecurityEvents } from "#server/platform/sessions/security-events.ts";

interface Both {
  readonly keep: EmployeeRow;
  readonly drop: EmployeeRow;
}

interface Move {
  /** Ids of shifts that another entry of their booking takes the place of. */
  readonly gone: readonly number[];
  readonly now: Moment;
  readonly services: Services;
}

/** Tables whose rows go to the kept profile one and all. */
const moved = [
  ...([
    "penalties",
    "ratings",
    "work_experiences",
    "profile_changes",
    "invitations",
    "internal_notes",
    "employee_documents",
    "week_opt_outs",
    "fitness_checks",
    "employment_terms",
    "acceptances",
  ] as const),
  ...(["employee_identities", "passkeys", "offers", "shifts"] as const),
] as const;

/** Tables of which the kept profile gets what it has not, by what tells their rows apart; the rest goes. */
const merged = [
  ["employee_regions", "area_code"],
  ["employee_job_roles", "staff_type_id"],
  ["skill_answers", "staff_type_id"],
  ["favourites", "corporation_id"],
  ["job_offers", "booking_id"],
  ["unwanted_jobs", "booking_id"],
  ["standby_places", "booking_id"],
] as const;

/** Tables whose rows are not simply given to the kept profile, and what becomes of them. */
const others = {
  sessions: "moved by moveSessions: some end",
  push_subscriptions: "moved by moveSessions",
  profile_transfers: "moved by moveTransfers: a request that waits ends",
  employee_calendars: "go with the dropped profile: the kept one has its own address",
  shift_counts: "counted anew by triggers",
  weekly_hours: "counted anew by triggers",
} as const;

/** Every table that names an employee, so that a new one is not forgotten. */
export const tablesOfMerge: readonly string[] = [
  ...moved,
  ...merged.map(([table]) => table),
  ...Object.keys(others),
];

/** Gives all that a profile has to another one, and deletes it. Both are locked, and so are the bookings of their shifts. */
export async function moveEverything(tx: Tx, { keep, drop }: Both, move: Move): Promise<void> {
  if (move.gone.length > 0) await tx.deleteFrom("shifts").where("id", "in", move.gone).execute();
  await endDoubleOffers(tx, { keep, drop }, move.now);
  await moveSessions(tx, { keep, drop });
  await moveTransfers(tx, { keep, drop });
  for (const table of moved) {
    await tx
      .updateTable(table)
      .set({ employee_id: keep.id })
      .where("employee_id", "=", drop.id)
      .execute()
      .catch(rethrowCollision);
  }
  for (const [table, column] of merged) {
    await sql`update ${sql.table(table)} set employee_id = ${keep.id} where employee_id = ${drop.id}
      and ${sql.ref(column)} not in (select ${sql.ref(column)} from ${sql.table(table)} where employee_id = ${keep.id})`.execute(
      tx,
    );
    await sql`delete from ${sql.table(table)} where employee_id = ${drop.id}`.execute(tx);
  }
  await moveMessages(tx, { keep, drop });
  await joinProfiles(tx, { keep, drop }, move);
}

function rethrowCollision(error: unknown): never {
  throw brokenConstraint(error) ? new DomainError("merge_collides") : error;
}

/** Two offers of one place are one. */
async function endDoubleOffers(tx: Tx, { keep, drop }: Both, now: Moment): Promise<void> {
  await tx
    .updateTable("offers")
    .set({ state: "lapsed", answered_at: new Date(now) })
    .where("employee_id", "=", drop.id)
    .where("state", "=", "open")
    .where("booking_id", "in", (eb) =>
      eb
        .selectFrom("offers")
        .select("booking_id")
        .where("employee_id", "=", keep.id)
        .where("state", "=", "open"),
    )
    .execute();
}

/** Who is signed in stays so, as the kept profile; take-overs end, and so does everything where that one has no access. */
async function moveSessions(tx: Tx, { keep, drop }: Both): Promise<void> {
  const ofDropped = tx.deleteFrom("sessions").where("employee_id", "=", drop.id);
  await (keep.deactivated_at === null ? ofDropped.where("parent_hash", "is not", null) : ofDropped).execute();
  const own = { employee_id: keep.id };
  await tx
    .updateTable("sessions")
    .set({ ...own, renew_token: true })
    .where("employee_id", "=", drop.id)
    .execute();
  await tx.updateTable("push_subscriptions").set(own).where("employee_id", "=", drop.id).execute();
}

/** A request that waits is answered by the merge; what was decided stays known. */
async function moveTransfers(tx: Tx, { keep, drop }: Both): Promise<void> {
  await tx
    .deleteFrom("profile_transfers")
    .where("state", "=", "waiting")
    .where((eb) => eb.or([eb("employee_id", "in", [keep.id, drop.id]), eb("old_employee_id", "=", drop.id)]))
    .execute();
  const set = { employee_id: keep.id };
  await tx.updateTable("profile_transfers").set(set).where("employee_id", "=", drop.id).execute();
  const old = { old_employee_id: keep.id };
  await tx.updateTable("profile_transfers").set(old).where("old_employee_id", "=", drop.id).execute();
}

/** Messages and failed sign-ins are from now on those of the kept profile; there is no deactivation left to undo. */
async function moveMessages(tx: Tx, { keep, drop }: Both): Promise<void> {
  const [from, to] = [`employee:${drop.id}`, `employee:${keep.id}`];
  await tx.updateTable("outbox").set({ subject_key: to }).where("subject_key", "=", from).execute();
  await moveSecurityEvents(tx, drop.id, keep.id);
  await tx.deleteFrom("security_alerts").where("subject", "=", from).execute();
  await tx.deleteFrom("undos").where("kind", "=", "deactivate").where("entity_id", "=", drop.id).execute();
  await tx
    .deleteFrom("rating_sums")
    .where("about", "=", "employee")
    .where("rated_id", "=", drop.id)
    .execute();
}

/** Fills the gaps of the kept profile, has the ways in that are left lead to it, and deletes the other one. */
async function joinProfiles(tx: Tx, { keep, drop }: Both, { now, services }: Move): Promise<void> {
  const { identity_provider, identity_subject, login_email, way_used_at } = drop;
  await tx.deleteFrom("employees").where("id", "=", drop.id).execute();
  const hasOwnWay = keep.identity_provider !== null;
  if (hasOwnWay && identity_provider !== null && identity_subject !== null) {
    await tx
      .insertInto("employee_identities")
      .values({
        identity_provider,
        identity_subject,
        email: login_email,
        employee_id: keep.id,
        created_at: new Date(now),
        last_used_at: way_used_at,
      })
      .execute();
  }
  const ways = hasOwnWay ? {} : { identity_provider, identity_subject, login_email, way_used_at };
  await tx
    .updateTable("employees")
    .set({ ...gapsOf(keep, drop), ...payDataOf(keep, drop, services), ...ways })
    .where("id", "=", keep.id)
    .execute();
  await tx
    .updateTable("employees")
    .set({
      shares_cpr: sql`exists (select from employees o
        where o.cpr_digest = employees.cpr_digest and o.id <> employees.id and not o.shares_cpr)`,
    })
    .where("id", "=", keep.id)
    .execute();
}

const texts = [
  ...(["first_name", "last_name", "address", "city", "city_zip", "phone", "email", "description"] as const),
  ...(["facebook_link", "profile_image", "uniform_image"] as const),
] as const;

function gapsOf(keep: EmployeeRow, drop: EmployeeRow): Updateable<Employees> {
  const filled = texts.filter((column) => keep[column] === "" && drop[column] !== "");
  const hasPicture = keep.profile_image !== "" || keep.uniform_image !== "";
  const isApprovedByOther = keep.approval === "waiting" && drop.approval === "approved" && !drop.new_user;
  return {
    ...Object.fromEntries(filled.map((column) => [column, drop[column]])),
    ...(hasPicture ? {} : { base_url_image: drop.base_url_image }),
    ...rightOf(rightOfBoth(keep, drop)),
    birth_date: keep.birth_date ?? drop.birth_date,
    new_user: keep.new_user && drop.new_user,
    sign_in_count: keep.sign_in_count + drop.sign_in_count,
    signed_in_at: latest(keep.signed_in_at, drop.signed_in_at),
    created_at: keep.created_at < drop.created_at ? keep.created_at : drop.created_at,
    ...(isApprovedByOther
      ? { approval: "approved" as const, approval_reason: "", approval_at: drop.approval_at }
      : {}),
  };
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** Pay data that the kept profile lacks, encrypted for its row; the account as a whole. */
function payDataOf(keep: EmployeeRow, drop: EmployeeRow, { secrets }: Services): Updateable<Employees> {
  const theirs = readPayData(drop, secrets);
  const hasAccount = keep.bank_reg_encrypted !== null || keep.bank_account_encrypted !== null;
  const given = {
    ...(keep.cpr_digest === null && theirs.cpr_nr !== "" ? { cpr_nr: theirs.cpr_nr } : {}),
    ...(hasAccount ? {} : { bank_reg_nr: theirs.bank_reg_nr, bank_account_nr: theirs.bank_account_nr }),
    ...(keep.tax_card_type === 0 ? { tax_card_type: theirs.tax_card_type } : {}),
  };
  const payroll =
    keep.zenegy_uid === null
      ? {
          zenegy_uid: drop.zenegy_uid,
          payroll_vendor: drop.payroll_vendor,
          updatable_in_zenegy: keep.updatable_in_zenegy || drop.updatable_in_zenegy,
        }
      : {};
  return { ...payDataColumns(keep, given, { secrets, byAdmin: true }), ...payroll };
}
