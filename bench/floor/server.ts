/**
 * The limit: bare `node:http` and `pg` that answer the product's own bytes from one named prepared statement, which
 * looks the session up and reads the answer, or writes what the product writes. It checks and computes nothing.
 */
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { calls, type MeasuredCall, measuredCalls } from "../api/calls.ts";
import { NOW } from "../api/fixtures.ts";
import type { Recording } from "./record.ts";

interface Start {
  readonly url: string;
  readonly recordings: Record<MeasuredCall, Recording>;
}

process.once("message", async ({ url, recordings }: Start) => {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  await keepAnswers(pool, recordings);
  const server = createServer(async (request, response) => {
    const { name, number } = await read(request);
    const body = await answer(pool, name, number);
    response.writeHead(body === undefined ? 500 : 200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body ?? ""),
    });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
});

/** The call and its number come in headers: the limit need not understand a path. */
async function read(request: IncomingMessage): Promise<{ name: MeasuredCall; number: number }> {
  for await (const _chunk of request);
  return { name: request.headers["x-call"] as MeasuredCall, number: Number(request.headers["x-number"]) };
}

async function keepAnswers(pool: pg.Pool, recordings: Start["recordings"]): Promise<void> {
  await pool.query(
    "create table bench_answers (call text, number integer, body text not null, primary key (call, number))",
  );
  for (const [name, { answers }] of Object.entries(recordings)) {
    for (const [number, body] of answers.entries()) {
      await pool.query("insert into bench_answers values ($1, $2, $3)", [name, number, body]);
    }
  }
  await pool.query("vacuum analyze bench_answers");
}

async function answer(pool: pg.Pool, name: MeasuredCall, number: number): Promise<string | undefined> {
  const { token, ids } = calls[name](number);
  const values = [hashOfToken(token), new Date(NOW), name, number % measuredCalls[name]];
  const statement = ids ? writes[name as keyof typeof writes] : readAnswer;
  const { rows } = await pool.query({ name, text: statement, values: [...values, ...(ids ? [ids[0]] : [])] });
  return rows[0]?.body;
}

const caller = `
  select s.employee_id from sessions s
  left join corporations c on c.id = s.corporation_id
  left join employees e on e.id = s.employee_id
  left join corporations a on a.id = s.actor_corporation_id
  where s.token_hash = $1 and s.expires_at > $2 and c.suspended_at is null and e.deactivated_at is null
    and (a.id is null or a.is_admin)`;
const found = "select a.body from bench_answers a where a.call = $3 and a.number = $4";

const readAnswer = `with caller as (${caller}) ${found} and exists (select from caller)`;

const noted = `insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id)
  select $2, 'employee', employee_id, $3, 'shift', id from made`;

const writes = {
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
};
