import { type RawBuilder, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Subject } from "./subjects.ts";

/** Where a page of the log begins: after the line with this moment, from this source, with this id. */
export interface LogPlace {
  readonly at: Moment;
  /** `a` is the audit log, `s` the security log. */
  readonly source: "a" | "s";
  readonly id: number;
}

/** Which lines are looked for. */
export interface LogFilter {
  /** Actions of the audit log; null for all of them, empty for none. */
  readonly actions: readonly string[] | null;
  readonly withSecurity: boolean;
  /** Whom or what they are about; null for everything. */
  readonly subjects: readonly Subject[] | null;
  readonly from: Moment | null;
  /** The first moment that is too late. */
  readonly until: Moment | null;
  readonly after: LogPlace | null;
  readonly limit: number;
}

/** A line with the names of today. */
export interface LogRow {
  readonly source: "a" | "s";
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly actor_kind: string | null;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly on_behalf_of: string | null;
  readonly behalf_name: string | null;
  readonly entity: string | null;
  readonly entity_id: string | null;
  readonly entity_name: string | null;
  readonly entity_date: string | null;
  readonly detail: Readonly<Record<string, unknown>> | null;
  readonly network: string | null;
  readonly about: string | null;
  readonly times: number | null;
}

type Sql = RawBuilder<unknown>;

/** The lines that fit, newest first, in one statement: each way to find them gives its first ones by an index. */
export async function logRows(db: Db, filter: LogFilter): Promise<LogRow[]> {
  const ways = [...auditWays(filter), ...securityWays(filter)];
  if (ways.length === 0) return [];
  const { rows } = await sql<LogRow>`
    with found as (${sql.join(ways, sql` union `)}),
    page as (select * from found order by at desc, source, id desc limit ${sql.lit(filter.limit)})
    select p.source, p.id, p.at, coalesce(a.action, s.kind) as action,
      case when a.actor_key_id is not null then 'api_key'
        else coalesce(a.actor_kind, nullif(split_part(s.account, ':', 1), '')) end as actor_kind,
      coalesce(coalesce(a.actor_key_id, a.actor_id)::text, nullif(split_part(s.account, ':', 2), '')) as actor_id,
      case when a.actor_key_id is not null then ${nameOf(sql`'api_key'`, sql`a.actor_key_id::text`)}
        when a.actor_login_id is not null then ${nameOf(sql`'company_user'`, sql`a.actor_login_id::text`)}
        when a.id is not null then ${nameOf(sql`a.actor_kind`, sql`a.actor_id::text`)}
        else ${nameOf(sql`split_part(s.account, ':', 1)`, sql`split_part(s.account, ':', 2)`)} end as actor_name,
      a.on_behalf_of,
      ${nameOf(sql`split_part(a.on_behalf_of, ':', 1)`, sql`split_part(a.on_behalf_of, ':', 2)`)} as behalf_name,
      a.entity, a.entity_id, ${nameOf(sql`a.entity`, sql`a.entity_id`)} as entity_name,
      case a.entity when 'booking' then (select date from bookings where id = ${number(sql`a.entity_id`)})
        when 'shift' then (select b.date from shifts h
          join bookings b on b.id = h.booking_id where h.id = ${number(sql`a.entity_id`)}) end as entity_date,
      a.detail, s.network, s.about, s.times
    from page p
    left join audit_log a on p.source = 'a' and a.id = p.id
    left join security_events s on p.source = 's' and s.id = p.id
    order by p.at desc, p.source, p.id desc`.execute(db);
  return rows;
}

function auditWays(filter: LogFilter): Sql[] {
  const { actions, subjects } = filter;
  if (actions?.length === 0) return [];
  const fits = conditions(filter, "a", sql`a.at`, sql`a.id`);
  const named = actions === null ? sql`true` : sql`a.action in (${sql.join(actions)})`;
  const first = (where: Sql) =>
    sql`select 'a' as source, a.id, a.at from audit_log a where ${where} and ${fits}
      order by a.at desc, a.id desc limit ${sql.lit(filter.limit)}`;
  /** The first lines for each of some rows called `k`. */
  const firstOfEach = (rows: Sql, where: Sql) =>
    sql`(select f.* from ${rows} cross join lateral (${first(where)}) f)`;
  if (subjects === null) {
    if (actions === null) return [sql`(${first(sql`true`)})`];
    return [firstOfEach(list("text", actions), sql`a.action = k.id`)];
  }
  const ids = (kind: Subject["kind"]) => subjects.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const [employees, corporations, bookings] = [ids("employee"), ids("corporation"), ids("booking")];
  const actorOf = (kind: string, own: readonly string[]) =>
    firstOfEach(list("int", own), sql`a.actor_kind = ${kind} and a.actor_id = k.id and ${named}`);
  const about = (entity: string, rows: Sql) =>
    firstOfEach(rows, sql`a.entity = ${entity} and a.entity_id = k.id::text and ${named}`);
  const inTakeOver = (kind: string, own: readonly string[]) =>
    firstOfEach(list("text", own), sql`a.on_behalf_of = concat(${kind}::text, ':', k.id) and ${named}`);
  const shiftsOf = (column: "employee_id" | "booking_id", own: readonly string[]) =>
    sql`(select id from shifts where ${sql.ref(column)} = any(${own.map(Number)}::int[])) k`;
  return [
    ...whereAny(employees, [
      actorOf("employee", employees),
      about("employee", list("int", employees)),
      about("shift", shiftsOf("employee_id", employees)),
      inTakeOver("employee", employees),
      firstOfEach(
        list("int", employees),
        sql`a.detail ? 'employee_ids' and a.detail -> 'employee_ids' @> to_jsonb(k.id) and ${named}`,
      ),
    ]),
    ...whereAny(corporations, [
      actorOf("corporation", corporations),
      actorOf("admin", corporations),
      about(
        "corporation",
        sql`(select id from corporations where id = any(${corporations.map(Number)}::int[])
          or member_of = any(${corporations.map(Number)}::int[])) k`,
      ),
      about(
        "company_user",
        sql`(select id from corporations where member_of = any(${corporations.map(Number)}::int[])) k`,
      ),
      about(
        "department",
        sql`(select id from departments where corporation_id = any(${corporations.map(Number)}::int[])) k`,
      ),
      about(
        "booking",
        sql`(select id from bookings where corporation_id = any(${corporations.map(Number)}::int[])) k`,
      ),
      inTakeOver("corporation", corporations),
    ]),
    ...whereAny(bookings, [
      about("booking", list("int", bookings)),
      about("shift", shiftsOf("booking_id", bookings)),
    ]),
  ];
}

function securityWays(filter: LogFilter): Sql[] {
  const { withSecurity, subjects } = filter;
  if (!withSecurity) return [];
  const fits = conditions(filter, "s", sql`s.last_at`, sql`s.id`);
  const first = (where: Sql) =>
    sql`select 's' as source, s.id, s.last_at as at from security_events s where ${where} and ${fits}
      order by s.last_at desc, s.id desc limit ${sql.lit(filter.limit)}`;
  if (subjects === null) return [sql`(${first(sql`true`)})`];
  const accounts = subjects.flatMap(({ kind, id }) => (isAccount(kind) ? [`${kind}:${id}`] : []));
  const addresses = subjects.flatMap(({ kind, id }) => (kind === "address" ? [id] : []));
  const ofEach = (values: readonly string[], where: Sql) =>
    sql`(select f.* from ${list("text", values)} cross join lateral (${first(where)}) f)`;
  return [
    ...whereAny(accounts, [ofEach(accounts, sql`s.account = k.id`)]),
    ...whereAny(addresses, [ofEach(addresses, sql`s.address_digest = k.id`)]),
  ];
}

function isAccount(kind: Subject["kind"]): boolean {
  return kind === "employee" || kind === "corporation" || kind === "email" || kind === "phone";
}

function whereAny(ids: readonly string[], ways: readonly Sql[]): readonly Sql[] {
  return ids.length === 0 ? [] : ways;
}

/** Values as rows `k` with the column `id`. */
function list(type: "int" | "text", values: readonly string[]): Sql {
  const typed = type === "int" ? values.map(Number) : [...values];
  return sql`(select unnest(${typed}${sql.raw(`::${type}[]`)}) as id) k`;
}

/** The period, and what comes after the place: lines go by moment, then source, then id, the newest first. */
function conditions({ from, until, after }: LogFilter, source: "a" | "s", at: Sql, id: Sql): Sql {
  const parts: Sql[] = [];
  if (from !== null) parts.push(sql`${at} >= ${new Date(from)}`);
  if (until !== null) parts.push(sql`${at} < ${new Date(until)}`);
  if (after !== null) {
    const moment = new Date(after.at);
    if (source === after.source) parts.push(sql`(${at}, ${id}) < (${moment}, ${after.id})`);
    else parts.push(source > after.source ? sql`${at} <= ${moment}` : sql`${at} < ${moment}`);
  }
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/** What somebody or something is called today; null where it has no name or is gone. */
function nameOf(kind: Sql, id: Sql): Sql {
  return sql`case ${kind}
    when 'employee' then (select concat_ws(' ', first_name, last_name) from employees where id = ${number(id)})
    when 'corporation' then ${nameOfLogin(number(id))}
    when 'company_user' then ${nameOfLogin(number(id))}
    when 'department' then (select concat(d.name, ', ', c.name) from departments d
      join corporations c on c.id = d.corporation_id where d.id = ${number(id)})
    when 'webhook' then (select coalesce(nullif(description, ''), split_part(url, '/', 3)) from webhooks
      where id = ${number(id)})
    when 'api_key' then (select case when c.id is null then k.name else concat(k.name, ' (', c.name, ')') end
      from api_keys k left join corporations c on c.id = k.corporation_id where k.id = ${number(id)})
    when 'admin' then (select contact_person from corporations where id = ${number(id)})
    when 'booking' then (select concat(t.job_title, ', ', c.name) from bookings b
      join corporations c on c.id = b.corporation_id join staff_types t on t.id = b.staff_type_id
      where b.id = ${number(id)})
    when 'shift' then (select concat(concat_ws(' ', e.first_name, e.last_name), ', ', c.name) from shifts h
      join employees e on e.id = h.employee_id join bookings b on b.id = h.booking_id
      join corporations c on c.id = b.corporation_id where h.id = ${number(id)})
    when 'staff_type' then (select job_title from staff_types where id = ${number(id)}) end`;
}

/** The company; of one of its other logins the person and the company. */
function nameOfLogin(id: Sql): Sql {
  return sql`(select case when login.member_of is null then login.name
      else concat(login.contact_person, ' (', company.name, ')') end
    from corporations login join corporations company on company.id = coalesce(login.member_of, login.id)
    where login.id = ${id})`;
}

/** The id where it is one: one line can be of many, or of all. */
function number(id: Sql): Sql {
  return sql`case when ${id} ~ '^\\d{1,9}$' then (${id})::int end`;
}
