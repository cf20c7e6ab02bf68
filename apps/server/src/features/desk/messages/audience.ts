import { type RawBuilder, sql } from "kysely";
import type { manyMessageEndpoints as rows } from "#contract/desk/message-endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export type ManyMessage = BodyOf<typeof rows.sendToMany>;
type Audience = ManyMessage["to"];

/** Somebody of an audience. */
export interface Reader {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly noti_info_of_jobs: boolean;
}

/** An audience by who can be written to. */
export interface Reach {
  readonly gets: readonly Reader[];
  readonly noAddress: readonly Reader[];
  readonly unsubscribed: readonly Reader[];
}

/** The people of an audience who have a profile that is in use, by name; each once. */
export async function readersOf(db: Db | Tx, to: Audience): Promise<Reader[]> {
  const { rows: found } = await sql<Reader>`
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
  readers: readonly Reader[],
  { to, channel }: Pick<ManyMessage, "to" | "channel">,
): Reach {
  const isAboutJobs = !("booking_id" in to);
  const isUnsubscribed = (reader: Reader) => isAboutJobs && !reader.noti_info_of_jobs;
  const wanting = readers.filter((reader) => !isUnsubscribed(reader));
  const hasAddress = (reader: Reader) => addressOf(reader, channel) !== "";
  return {
    gets: wanting.filter(hasAddress),
    noAddress: wanting.filter((reader) => !hasAddress(reader)),
    unsubscribed: readers.filter(isUnsubscribed),
  };
}

/** Where somebody is written to on a channel; empty without one. */
export function addressOf({ email, phone }: Reader, channel: ManyMessage["channel"]): string {
  return (channel === "sms" ? phone : email).trim();
}
