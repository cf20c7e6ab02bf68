/**
 * The baseline: bare `node:http` and `pg`. It looks the session up and answers one plain prepared query as JSON, or
 * writes the rows that the product writes. It checks nothing, computes nothing and understands no path: the call's name
 * and what it is about come in headers.
 */
import { createServer } from "node:http";
import pg from "pg";
import { hashOfToken, NOW } from "./world.ts";

const now = `timestamptz '${new Date(NOW).toISOString()}'`;

// As the product sets it: compiled plans cost these short queries more than they save.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12, options: "-c jit=off" });

const sessionOf = (token: string) =>
  pool.query<{ caller: number }>({
    name: "session",
    text: `select coalesce(s.corporation_id, s.employee_id) as caller from sessions s
      left join corporations c on c.id = s.corporation_id left join employees e on e.id = s.employee_id
      where s.token_hash = $1 and s.expires_at > ${now} and c.suspended_at is null and e.deactivated_at is null`,
    values: [hashOfToken(token)],
  });

const server = createServer(async (request, response) => {
  for await (const _chunk of request);
  const { rows: sessions } = await sessionOf(request.headers.authorization?.slice("Bearer ".length) ?? "");
  const caller = sessions[0]?.caller;
  const name = String(request.headers["x-call"]);
  if (caller === undefined || !(name in statements)) return void response.writeHead(401).end();
  const text = statements[name as keyof typeof statements];
  const { rows } = await pool.query({ name, text, values: [caller, Number(request.headers["x-about"])] });
  const body = JSON.stringify(rows);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  response.writeHead(rows.length > 0 || name in reads ? 200 : 500, headers).end(body);
  if (name === "select" || name === "book") await deliver(rows[0]?.letter);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));

/** Nobody may send what somebody else is sending: a letter is taken, sent and noted as sent. */
async function deliver(letter: number): Promise<void> {
  const change = (name: string, set: string) =>
    pool.query({ name, text: `update outbox set ${set} where id = $1`, values: [letter] });
  await change("take", "status = 'sending', attempts = attempts + 1");
  await change("settle", `status = 'sent', sent_at = ${now}`);
}

const withPeople = `(select coalesce(json_agg(json_build_object('id', s.id, 'status', s.status, 'first_name', e.first_name,
    'last_name', e.last_name, 'phone', e.phone, 'checkin', s.employee_checkin, 'from', s.employee_checkin_time,
    'to', s.employee_checkout_time, 'company_from', s.corporation_checkin_time)), '[]')
  from shifts s join employees e on e.id = s.employee_id where s.booking_id = b.id) as people`;
const withCompany = "c.name as company, c.address as company_address, c.phone as company_phone";
const places = "(select count(*) from shifts s where s.booking_id = b.id and s.status = 'selected') as taken";
const ofCompany = `select b.*, ${withPeople} from bookings b where $2::int is not null and b.corporation_id = $1 and b.status <> 'cancelled'`;
const ofBooking = `select b.*, ${withCompany}, ${withPeople} from bookings b join corporations c on c.id = b.corporation_id
  where $1::int is not null and b.id = $2`;
const shiftsOf = (
  employee: string,
) => `select s.*, b.date, b.address, b.city, b.hourly_wage, b.start_time, b.end_time,
    ${withCompany}, ${places}
  from shifts s join bookings b on b.id = s.booking_id join corporations c on c.id = b.corporation_id
  where ${employee}`;

const reads = {
  "job overview": `select b.*, ${withCompany}, ${places} from bookings b join corporations c on c.id = b.corporation_id
    where b.status = 'open' and b.approved_at is not null and b.starts_at > ${now} and $2::int is not null
      and b.number_of_staff > (select count(*) from shifts s where s.booking_id = b.id and s.status = 'selected')
      and not exists (select from shifts s where s.booking_id = b.id and s.employee_id = $1)
    order by b.starts_at, b.id limit 20`,
  "own shifts": `${shiftsOf("s.employee_id = $1 and $2::int is not null")} and s.status = 'selected' and s.ends_at > ${now}`,
  "upcoming list": `${ofCompany} and b.ends_at > ${now} order by b.starts_at, b.id`,
  "finished list": `${ofCompany} and b.ends_at < ${now} order by b.ends_at desc, b.id limit 10`,
  "what waits for hours": `select count(*) from bookings b where b.corporation_id = $1 and $2::int is not null
    and b.ends_at < ${now} and not b.all_check_times_approved and b.status <> 'cancelled'`,
  "one booking": ofBooking,
  "who applied": ofBooking,
  "who comes": ofBooking,
  "hours of a booking": ofBooking,
  "invoice page": `with noted as (insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id)
    values (${now}, 'admin', $1, 'read_pay_data', 'booking', $2::int::text)) ${ofBooking}`,
  "ratings of a person": `select r.*, c.name from ratings r join corporations c on c.id = r.corporation_id
    where $1::int is not null and r.employee_id = $2 and r.about = 'employee'`,
  "work of a person": `${shiftsOf("$1::int is not null and s.employee_id = $2")} and s.ends_at < ${now} limit 20`,
  "'I dag'": `select (select count(*) from bookings where approved_at is null and status <> 'cancelled') as waiting,
      (select count(*) from outbox where status = 'failed') as failed,
      (select json_agg(b) from (select b.id, b.date, b.city, b.number_of_staff, ${withPeople} from bookings b
        where b.starts_at between ${now} - interval '10 hours' and ${now} + interval '14 hours' and b.status <> 'cancelled' order by b.starts_at, b.id limit 20) b) as today,
      (select json_agg(b) from (select b.id, b.date, b.city, b.number_of_staff, ${places} from bookings b
        where b.ends_at between ${now} - interval '60 days' and ${now} and not b.all_check_times_approved
          and b.status <> 'cancelled' order by b.ends_at, b.id limit 20) b) as unsettled
    where $1::int is not null and $2::int is not null`,
};

const noted = (action: string, actor = "employee") =>
  `noted as (insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id)
    select ${now}, '${actor}', $1, '${action}', 'shift', id from made)`;
const letter = (kind: string) =>
  `letter as (insert into outbox (key, channel, subject_key, recipient, subject, body, created_at)
    select '${kind}:' || id, 'email', 'booking:' || id, 'hotel@example.test', 'Din booking', repeat('Signe Holm. ', 80),
      ${now} from made returning id as letter)`;
const changed = (set: string, action: string, actor?: string) => `with made as (
    update shifts set ${set} where booking_id = $2 and employee_id = $1 returning *),
  ${noted(action, actor)} select * from made`;
const copied = `staff_type_id, date, start_time, end_time, starts_at, ends_at, arrangement_type, address, address_url,
  zip_code, city, number_of_staff, access_information, hourly_wage, food_included, upper_dress_code, lower_dress_code,
  shoes_dress_code, language, booking_person, booking_person_nr, contact_person, fee, standard_fee, urgent_booking_fee,
  emergency_booking_fee, payment_type, payment_deadline`;

const statements = {
  ...reads,
  apply: `with made as (
      insert into shifts (booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at)
      select id, $1, 'applied', date, starts_at, ends_at, ${now} from bookings where id = $2 returning *),
    ${noted("apply")} select * from made`,
  withdraw: changed("status = 'withdrawn'", "cancel"),
  "report ready": changed(`employee_checkin = ${now}`, "check_in"),
  "check in": changed(`arrived_at = ${now}`, "arrive"),
  "check out": `with made as (
      update shifts set employee_checkin_time = '10:00', employee_checkout_time = '19:00', employee_stamped_at = ${now},
        first_checkout_by = 'employee', last_checkout_by = 'employee'
      where booking_id = $2 and employee_id = $1 returning *),
    paid as (
      update employees set tax_card_type = 1, cpr_encrypted = sealed, cpr_digest = sealed, bank_reg_encrypted = sealed,
        bank_account_encrypted = sealed
      from (select repeat(md5($1::int::text), 2) as sealed) sealing where id = $1),
    ${noted("stamp")} select * from made`,
  "company's hours": `with made as (
      update shifts set corporation_checkin_time = '10:00', corporation_checkout_time = '19:00',
        corporation_stamped_at = ${now}, last_checkout_by = 'corporation'
      where id = $2 and $1::int is not null returning *),
    ${noted("stamp", "corporation")} select * from made`,
  select: `with made as (
      update shifts set status = 'selected', booked_at = ${now} where id = $2 and $1::int is not null returning *),
    ${letter("selected")} select * from made, letter`,
  book: `with made as (
      insert into bookings (corporation_id, created_at, updated_at, ${copied})
      select $1, ${now}, ${now}, ${copied} from bookings where id = $2 returning *),
    ${letter("booked")} select * from made, letter`,
};
