import { type RawBuilder, sql } from "kysely";
import type { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { danishOrder } from "#server/platform/database/lists/text-search.ts";

export type ManyMessage = BodyOf<typeof rows.sendToMany>;
type Audience = ManyMessage["to"];

/** Somebody of an audience: a person, or a company by its contact person. */
export interface Recipient {
  readonly kind: "employee" | "corporation";
  readonly id: number;
  /** As lists have it. */
  readonly name: string;
  /** As a letter greets. */
  readonly greeted: string;
  readonly email: string;
  readonly phone: string;
  readonly noti_info_of_jobs: boolean;
}

/** An audience by who can be written to. */
export interface Reach {
  readonly gets: readonly Recipient[];
  readonly noAddress: readonly Recipient[];
  readonly unsubscribed: readonly Recipient[];
}

/** Whether everything that an audience names is there. */
export async function isKnownAudience(db: Db | Tx, to: Audience): Promise<boolean> {
  if ("booking_id" in to) return hasAll(db, "bookings", [to.booking_id]);
  if ("staff_type_id" in to) return hasAll(db, "staff_types", [to.staff_type_id]);
  if ("employee_ids" in to) return hasAll(db, "employees", to.employee_ids);
  if ("corporation_ids" in to) return hasAll(db, "corporations", to.corporation_ids ?? []);
  return true;
}

async function hasAll(
  db: Db | Tx,
  table: "bookings" | "staff_types" | "employees" | "corporations",
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await db.selectFrom(table).select("id").where("id", "in", ids).execute();
  return found.length === new Set(ids).size;
}

/** The people or companies of an audience that have access, by name; each once. */
export async function recipientsOf(db: Db | Tx, to: Audience): Promise<Recipient[]> {
  if ("corporation_ids" in to) return companiesOf(db, to.corporation_ids);
  const name = sql`concat_ws(' ', e.first_name, e.last_name)`;
  const { rows: found } = await sql<Recipient>`
    select 'employee' as kind, e.id, ${name} as name, e.first_name as greeted, e.email, e.phone, e.noti_info_of_jobs
    from employees e
    where e.deactivated_at is null and e.erased_at is null and e.id in (${idsOf(to)})
    order by ${danishOrder(sql`e.first_name`)}, ${danishOrder(sql`e.last_name`)}, e.id`.execute(db);
  return found;
}

async function companiesOf(db: Db | Tx, ids: readonly number[] | null): Promise<Recipient[]> {
  const isChosen = ids === null ? sql`not c.is_admin` : sql`c.id = any(${ids}::int[])`;
  const { rows: found } = await sql<Recipient>`
    select 'corporation' as kind, c.id, c.name, coalesce(nullif(c.contact_person, ''), c.name) as greeted, c.email, c.phone,
      true as noti_info_of_jobs
    from corporations c
    where c.suspended_at is null and c.erased_at is null and c.member_of is null and ${isChosen}
    order by ${danishOrder(sql`c.name`)}, c.id`.execute(db);
  return found;
}

function idsOf(to: Exclude<Audience, { corporation_ids: unknown }>): RawBuilder<unknown> {
  if ("booking_id" in to) {
    return sql`select s.employee_id from shifts s where s.booking_id = ${to.booking_id} and s.status = ${to.who}`;
  }
  if ("employee_ids" in to) return sql`select unnest(${to.employee_ids}::int[])`;
  const isReady = sql`not n.new_user and n.approval = 'approved'`;
  if ("everybody" in to) return sql`select n.id from employees n where ${isReady}`;
  const inRegion = to.area_code
    ? sql`and exists (select from employee_regions g where g.employee_id = r.employee_id and g.area_code = ${to.area_code})`
    : sql``;
  return sql`select r.employee_id from employee_job_roles r join employees n on n.id = r.employee_id and ${isReady}
    where r.staff_type_id = ${to.staff_type_id} ${inRegion}`;
}

/** Whether a message goes to people whom it does not name, as one about jobs does: who wants none is left out. */
export function isAboutJobs(to: Audience): boolean {
  return "staff_type_id" in to || "everybody" in to;
}

/**
 * Who of an audience gets a message. One about somebody's own booking, or to somebody who is chosen, reaches everybody
 * with an address; one to a type and region, or to all, leaves out who wants to read of no jobs.
 */
export function reachOf(
  recipients: readonly Recipient[],
  { to, channel }: Pick<ManyMessage, "to" | "channel">,
): Reach {
  const isUnsubscribed = (recipient: Recipient) => isAboutJobs(to) && !recipient.noti_info_of_jobs;
  const wanting = recipients.filter((recipient) => !isUnsubscribed(recipient));
  const hasAddress = (recipient: Recipient) => addressOf(recipient, channel) !== "";
  return {
    gets: wanting.filter(hasAddress),
    noAddress: wanting.filter((recipient) => !hasAddress(recipient)),
    unsubscribed: recipients.filter(isUnsubscribed),
  };
}

/** Where somebody is written to on a channel; empty without one. */
export function addressOf({ email, phone }: Recipient, channel: ManyMessage["channel"]): string {
  return (channel === "sms" ? phone : email).trim();
}
