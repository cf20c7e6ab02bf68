import { type RawBuilder, sql } from "kysely";
import type { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export type ManyMessage = BodyOf<typeof rows.sendToMany>;
type Audience = ManyMessage["to"];

/** Somebody of an audience. */
export interface Recipient {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
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

/** The people of an audience who have a profile that is in use, by name; each once. */
export async function recipientsOf(db: Db | Tx, to: Audience): Promise<Recipient[]> {
  const { rows: found } = await sql<Recipient>`
    select e.id, e.first_name, e.last_name, e.email, e.phone, e.noti_info_of_jobs from employees e
    where e.deactivated_at is null and e.erased_at is null and e.id in (${idsOf(to)})
    order by e.first_name, e.last_name, e.id`.execute(db);
  return found;
}

function idsOf(to: Audience): RawBuilder<unknown> {
  if ("booking_id" in to) {
    return sql`select s.employee_id from shifts s where s.booking_id = ${to.booking_id} and s.status = ${to.who}`;
  }
  const inRegion = to.area_code
    ? sql`and exists (select from employee_regions g where g.employee_id = r.employee_id and g.area_code = ${to.area_code})`
    : sql``;
  return sql`select r.employee_id from employee_job_roles r join employees n on n.id = r.employee_id and not n.new_user
    where r.staff_type_id = ${to.staff_type_id} ${inRegion}`;
}

/**
 * Who of an audience gets a message. One about somebody's own booking reaches everybody with an address; one to a type
 * and region is about jobs, so that it leaves out who wants to read of none.
 */
export function reachOf(
  recipients: readonly Recipient[],
  { to, channel }: Pick<ManyMessage, "to" | "channel">,
): Reach {
  const isAboutJobs = !("booking_id" in to);
  const isUnsubscribed = (recipient: Recipient) => isAboutJobs && !recipient.noti_info_of_jobs;
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
