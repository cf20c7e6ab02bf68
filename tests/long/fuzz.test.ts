import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { memoryOf } from "#tests/tools/process-memory.ts";
import { AT_ONCE, type HostileCallers, hostileCallers } from "./hostile-callers.ts";

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Memory is compared with what it was after so many. */
const WARM = 5_000;
const SIGN_IN_AFTER = 500;
const SAID = '"code":"not_configured"';

const folder = mkdtempSync(join(tmpdir(), "vagtklar-fuzz-"));
let cluster: Cluster | null;
let product: Product;
let callers: HostileCallers;

beforeAll(async () => {
  cluster = await startCluster();
  product = await startProduct({
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    NODE_OPTIONS: "--inspect=127.0.0.1:0",
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
  });
  callers = await hostileCallers(product, SEED);
});
afterAll(async () => {
  callers?.close();
  await product?.stop();
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(`answers ${REQUESTS} requests of all kinds, none with 5xx, and holds no more memory for it`, async () => {
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  let sent = 0;
  const began = performance.now();

  async function work(until: number): Promise<void> {
    while (sent < until) {
      sent += 1;
      if (sent % SIGN_IN_AFTER === 0) await callers.signIn();
      const { status, text, told } = await callers.next();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isFailure = status === 0 || (status >= 500 && !text.includes(SAID));
      if (isFailure) failed.push(told);
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
