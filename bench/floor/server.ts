/**
 * The floor: bare `node:http` and `pg` that say the product's own statements, look-up of the session included,
 * and answer the product's own answer through JSON.stringify. No schema, no rule, no query builder, no view.
 */
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { calls, type FloorCall } from "../api/calls.ts";
import type { Recording, Statement } from "./record.ts";

interface Start {
  readonly url: string;
  readonly recordings: Record<FloorCall, Recording>;
}

process.once("message", ({ url, recordings }: Start) => {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  const answers = new Map(
    Object.entries(recordings).map(([name, recording]) => [
      name,
      answererOf(pool, name as FloorCall, recording),
    ]),
  );
  const server = createServer(async (request, response) => {
    const { name, number } = await read(request);
    const body = JSON.stringify(await answers.get(name)?.(number));
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
});

/** The call and its number come in headers: the floor need not understand a path. */
async function read(request: IncomingMessage): Promise<{ name: string; number: number }> {
  for await (const _chunk of request);
  return { name: String(request.headers["x-call"]), number: Number(request.headers["x-number"]) };
}

function answererOf(pool: pg.Pool, name: FloorCall, { request, statements, answer }: Recording) {
  return async (number: number) => {
    const { ids, token } = calls[name](number);
    const renamed = new Map<string, string>(request.ids.map((id, index) => [String(id), String(ids[index])]));
    renamed.set(hashOfToken(request.token), hashOfToken(token));
    await play(pool, statements, renamed);
    return answer;
  };
}

/** Says the statements one after the other; those between `begin` and `commit` on one connection. */
async function play(pool: pg.Pool, statements: readonly Statement[], renamed: Map<string, string>) {
  let client: pg.PoolClient | undefined;
  for (const { text, values } of statements) {
    if (text === "begin") client = await pool.connect();
    await (client ?? pool).query(
      text,
      values.map((value) => rename(value, renamed)),
    );
    if (text !== "commit") continue;
    client?.release();
    client = undefined;
  }
}

/** A recorded value with the ids of the recorded request replaced by those of this one. */
function rename(value: unknown, renamed: Map<string, string>): unknown {
  if (typeof value === "number") return renamed.get(String(value)) ?? value;
  if (typeof value !== "string") return value;
  let text = value;
  for (const [from, to] of renamed) if (text.includes(from)) text = text.replaceAll(from, to);
  return text;
}
