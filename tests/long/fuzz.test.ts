import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { type HostileRequest, hostileRequests, type People } from "#tests/tools/hostile-requests.ts";
import { memoryOf } from "#tests/tools/process-memory.ts";

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Memory is compared with what it was after so many. */
const WARM = 5_000;
const AT_ONCE = 8;
const SIGN_IN_AFTER = 500;
const SAID = '"code":"not_configured"';

const companies = {
  admin: "admin@vagtklar.test",
  hotel: "hotel@vagtklar.test",
  brewery: "bryggeri@vagtklar.test",
};
const employees = ["anna-krogh", "jonas-thomsen", "line-bech"];
const CALLERS: People = {
  admin: ["admin", "admin rights", "corporation", "corporation itself"],
  hotel: ["corporation", "corporation itself"],
  brewery: ["corporation", "corporation itself"],
  ...Object.fromEntries(employees.map((name) => [name, ["employee"] as const])),
};
const folder = mkdtempSync(join(tmpdir(), "vagtklar-fuzz-"));
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let cluster: Cluster | null;
let product: Product;
const tokens = new Map<string, string>();
const ids: number[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  product = await startProduct({
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    NODE_OPTIONS: "--inspect=127.0.0.1:0",
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
  });
  await signIn();
  const upcoming = await product.call(bookingEndpoints.upcoming, {
    as: tokens.get("hotel") ?? "",
    query: {},
  });
  ids.push(...upcoming.body.slice(0, 6).map(({ id }) => id), 1, 2, 3, 4, 5, 6, 7, 8);
});
afterAll(async () => {
  agent.destroy();
  await product.stop();
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(`answers ${REQUESTS} requests of all kinds, none with 5xx, and holds no more memory for it`, async () => {
  const days = [0, 1, 5, -3, 40].map((count) => addDays(dayOf(Date.now()), count));
  const requests = hostileRequests(SEED, CALLERS, { ids, days });
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  let sent = 0;
  const began = performance.now();

  async function work(until: number): Promise<void> {
    while (sent < until) {
      sent += 1;
      if (sent % SIGN_IN_AFTER === 0) await signIn();
      const one = requests.next().value;
      const { status, text } = await send(one);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isFailure = status === 0 || (status >= 500 && !text.includes(SAID));
      if (isFailure)
        failed.push(`${status} ${one.who} ${one.method} ${one.path} ${one.body} → ${text}`.slice(0, 600));
    }
  }
  const workUntil = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => work(until)));

  await workUntil(Math.min(WARM, REQUESTS));
  const warm = await memoryOf(product.process.pid ?? 0, product.output());
  await workUntil(REQUESTS);
  const last = await memoryOf(product.process.pid ?? 0, product.output());

  const seconds = Math.round((performance.now() - began) / 1000);
  const counts = Object.fromEntries([...statuses].sort(([one], [other]) => one - other));
  console.log(
    `${sent} requests in ${seconds} s on ${cluster ? "PostgreSQL" : "the embedded database"}, seed ${SEED}`,
  );
  console.log(`answers: ${JSON.stringify(counts)}`);
  console.log(`memory after ${WARM}: ${JSON.stringify(warm)} MB; after ${sent}: ${JSON.stringify(last)} MB`);
  console.log(failed.slice(0, 40).join("\n"));
  expect(failed).toEqual([]);
  expect(last.heap).toBeLessThan(warm.heap * 1.3 + 10);
});

/** Whoever was signed out, or deactivated, by one of the requests. Somebody who may not sign in any more stays out. */
async function signIn(): Promise<void> {
  for (const [who, email] of Object.entries(companies)) {
    const { body } = await product.call(sessionEndpoints.corporationSignIn, {
      body: { email, password: demoPassword },
    });
    if ("token" in body && typeof body.token === "string") tokens.set(who, body.token);
  }
  for (const name of employees) {
    const { status, body } = await product.call(sessionEndpoints.employeeSignIn, {
      body: { fbToken: `local:${name}` },
    });
    if (status === 200) tokens.set(name, body.token);
  }
}

function send({
  who,
  method,
  path,
  headers,
  body,
}: HostileRequest): Promise<{ status: number; text: string }> {
  const { port } = new URL(product.url);
  const token = who && tokens.get(who);
  return new Promise((resolve) => {
    const options = {
      agent,
      host: "127.0.0.1",
      port,
      method,
      path,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
      },
    };
    const call = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on("error", (error) => resolve({ status: 0, text: String(error) }));
    call.end(body);
  });
}
