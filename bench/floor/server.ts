/**
 * The limit: bare `node:http` and `pg` that answer the product's own bytes from one named prepared statement, which
 * looks the session up and reads the answer, or writes what the product writes. It checks and computes nothing. What has
 * to be on the disk is the same: rows, the line that says who read personal numbers, messages as long as the product's,
 * and of each message a commit that it is taken and one that it is sent.
 */
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { calls, type MeasuredCall, measuredCalls, type measuredWrites } from "../api/calls.ts";
import { NOW } from "../api/fixtures.ts";
import type { Recording } from "./record.ts";

interface Start {
  readonly url: string;
  /** Those of the calls that will be made. */
  readonly recordings: Readonly<Record<string, Recording>>;
  /** Not behind a pooler that gives every transaction another connection. */
  readonly prepares: boolean;
}

process.once("message", async ({ url, recordings, prepares }: Start) => {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  const ask: Ask = async ({ name, ...query }) =>
    (await pool.query({ ...query, ...(prepares ? { name } : {}) })).rows;
  await keepAnswers(pool, recordings);
  const server = createServer(async (request, response) => {
    const { name, number } = await read(request);
    const { body, letters } = await answer(ask, name, number);
    response.writeHead(body === undefined ? 500 : 200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body ?? ""),
    });
    response.end(body);
    for (const letter of letters) await deliver(ask, letter);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
});

/** Runs the statement of a name. */
type Ask = (query: { readonly name: string; readonly text: string; readonly values: unknown[] }) => Promise<
  // biome-ignore lint/suspicious/noExplicitAny: any row
  any[]
>;

/** The call and its number come in headers: the limit need not understand a path. */
async function read(request: IncomingMessage): Promise<{ name: MeasuredCall; number: number }> {
  for await (const _chunk of request);
  return { name: request.headers["x-call"] as MeasuredCall, number: Number(request.headers["x-number"]) };
}

async function keepAnswers(pool: pg.Pool, recordings: Start["recordings"]): Promise<void> {
  // Another one on the same database has kept the same.
  await pool.query("drop table if exists bench_answers, bench_letters");
  await pool.query(
    "create table bench_answers (call text, number integer, body text not null, primary key (call, number))",
  );
  for (const [name, { answers }] of Object.entries(recordings)) {
    for (const [number, body] of answers.entries()) {
      await pool.query("insert into bench_answers values ($1, $2, $3)", [name, number, body]);
    }
  }
  await pool.query("vacuum analyze bench_answers");
  await pool.query(
    "create table bench_letters (call text, channel text, recipient text, subject text, body text, payload jsonb)",
  );
  for (const [name, { letters }] of Object.entries(recordings)) {
    for (const { channel, recipient, subject, body, payload } of letters) {
      const values = [name, channel, recipient, subject, body, payload];
      await pool.query("insert into bench_letters values ($1, $2, $3, $4, $5, $6)", values);
    }
  }
  await pool.query("vacuum analyze bench_letters");
}

/** Nobody may send what somebody else is sending, so that it is taken before it is sent. */
async function deliver(ask: Ask, letter: number): Promise<void> {
  await ask({
    name: "take",
    text: "update outbox set status = 'sending', attempts = attempts + 1 where id = $1 and status = 'queued'",
    values: [letter],
  });
  await ask({
    name: "settle",
    text: "update outbox set status = 'sent', sent_at = $2 where id = $1 and status = 'sending'",
    values: [letter, new Date(NOW)],
  });
}

interface Answered {
  readonly body: string | undefined;
  /** Ids of the messages that are to be delivered. */
  readonly letters: readonly number[];
}

async function answer(ask: Ask, name: MeasuredCall, number: number): Promise<Answered> {
  const { token, about } = calls[name](number);
  const values = [hashOfToken(token), new Date(NOW), name, number % measuredCalls[name]];
  const text =
    about === undefined ? (reads[name] ?? readAnswer) : writes[name as keyof typeof measuredWrites];
  const [found] = await ask({ name, text, values: about === undefined ? values : [...values, about] });
  return { body: found?.body, letters: found?.letters ?? [] };
}

const caller = `
  select s.employee_id, s.corporation_id from sessions s
  left join corporations c on c.id = s.corporation_id
  left join employees e on e.id = s.employee_id
  left join corporations a on a.id = s.actor_corporation_id
  where s.token_hash = $1 and s.expires_at > $2 and c.suspended_at is null and e.deactivated_at is null
    and (a.id is null or a.is_admin)`;
const found = "select a.body from bench_answers a where a.call = $3 and a.number = $4";

const readAnswer = `with caller as (${caller}) ${found} and exists (select from caller)`;

const noted = `insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id)
  select $2, 'employee', employee_id, $3, 'shift', id from made`;

/** Who was shown which personal numbers. */
const readNoted = `insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id, detail)
  select $2, 'admin', corporation_id, 'read_pay_data', 'employee', 'many', '{"employee_ids": [202005, 202006]}' from caller`;
const reads: Partial<Record<MeasuredCall, string>> = {
  "invoice page": `with caller as (${caller}), noted as (${readNoted}) ${found} and exists (select from caller)`,
};

const sent = `insert into outbox (key, channel, subject_key, recipient, subject, body, payload, created_at)
  select $3 || ':' || made.id || ':' || l.channel, l.channel, 'booking:' || made.id, l.recipient, l.subject, l.body, l.payload, $2
  from made, bench_letters l where l.call = $3 returning id`;
const foundAndSent = `select a.body, array(select id from sent) as letters from bench_answers a where a.call = $3 and a.number = $4`;

const bookingColumns = `staff_type_id, date, start_time, end_time, starts_at, ends_at,
  arrangement_type, address, address_url, zip_code, city, number_of_staff, access_information, hourly_wage,
  food_included, upper_dress_code, lower_dress_code, shoes_dress_code, language, booking_person, booking_person_nr,
  contact_person, fee, standard_fee, urgent_booking_fee, emergency_booking_fee, payment_type, payment_deadline`;

const writes: Record<keyof typeof measuredWrites, string> = {
  apply: `
    with caller as (${caller}),
    job as (select * from bookings where id = $5 and status = 'open' for update),
    made as (
      insert into shifts (booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at)
      select job.id, caller.employee_id, 'applied', job.date, job.starts_at, job.ends_at, $2 from job, caller
      returning id, employee_id),
    noted as (${noted})
    ${found} and exists (select from made)`,
  withdraw: `
    with caller as (${caller}),
    job as (select * from bookings where id = $5 for update),
    made as (
      update shifts s set status = 'withdrawn' from job, caller
      where s.booking_id = job.id and s.employee_id = caller.employee_id and s.status = 'applied'
      returning s.id, s.employee_id),
    noted as (${noted})
    ${found} and exists (select from made)`,
  select: `
    with caller as (${caller}),
    job as (
      select b.id, b.corporation_id from bookings b
      where b.id = (select booking_id from shifts where id = $5) for update),
    made as (
      update shifts s set status = 'selected', booked_at = $2 from job, caller
      where s.id = $5 and s.status = 'applied' and job.corporation_id = caller.corporation_id
      returning s.id),
    sent as (${sent})
    ${foundAndSent} and exists (select from made)`,
  "check in": `
    with caller as (${caller}),
    made as (
      update shifts s set employee_checkin = $2 from caller
      where s.booking_id = $5 and s.employee_id = caller.employee_id and s.status = 'selected'
      returning s.id, s.employee_id),
    noted as (${noted})
    ${found} and exists (select from made)`,
  checkout: `
    with caller as (${caller}),
    job as (select * from bookings where id = $5 for update),
    made as (
      update shifts s set employee_checkin_time = '10:00', employee_checkout_time = '17:45',
        employee_stamped_at = $2, first_checkout_by = 'employee', last_checkout_by = 'employee'
      from job, caller
      where s.booking_id = job.id and s.employee_id = caller.employee_id and s.status = 'selected'
      returning s.id, s.employee_id),
    paid as (
      update employees e set tax_card_type = 1, cpr_encrypted = sealed, cpr_digest = sealed, bank_reg_encrypted = sealed,
        bank_account_encrypted = sealed
      from made, lateral repeat(md5(made.id::text), 2) sealed where e.id = made.employee_id),
    noted as (${noted})
    ${found} and exists (select from made)`,
  book: `
    with caller as (${caller}),
    made as (
      insert into bookings (corporation_id, created_at, updated_at, ${bookingColumns})
      select caller.corporation_id, $2, $2, ${bookingColumns} from bookings b, caller where b.id = $5
      returning id),
    sent as (${sent})
    ${foundAndSent} and exists (select from made)`,
};
