import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { expect, vi } from "vitest";
import type { Product } from "#tests/support/product.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { missing, type WriteLoad } from "./write-load.ts";

/** Milliseconds in which a write goes through again once the database is back, on a machine that does other things too. */
const BACK_WITHIN = 30_000;

interface Outage {
  readonly goes: () => unknown;
  /** What happens while it is away. */
  readonly meanwhile?: () => Promise<unknown>;
  readonly comesBack: () => unknown;
}

/** The database goes away under load and comes back; answers after how many milliseconds a write went through. */
export async function survive(load: WriteLoad, { goes, meanwhile, comesBack }: Outage): Promise<number> {
  await load.written(5);
  const refusal = load.refusal();
  await goes();
  await refusal;
  await meanwhile?.();
  await comesBack();
  const took = await load.written(1);
  expect(took).toBeLessThan(BACK_WITHIN);
  return took;
}

/** Stops the load: the process lives, whoever was refused was told why, and no acknowledged booking is lost. */
export async function expectNothingLost(product: Product, load: WriteLoad): Promise<void> {
  await load.stop();
  expect(product.process.exitCode).toBeNull();
  expect([...new Set(load.refused.map(({ status }) => status))]).toEqual([503]);
  expect([...new Set(load.refused.map(({ message }) => message))]).toEqual([refusalText("service_down")]);
  expect(await missing(product, load.acknowledged)).toEqual([]);
}

/** Waits until everything in the outbox has been delivered; with `load`, what is queued from now on. */
export async function expectDelivered(databaseUrl: string, load?: WriteLoad): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = async (statement: string, values: unknown[] = []): Promise<number> =>
    (await client.query({ text: statement, values, rowMode: "array" })).rows[0]?.[0] ?? 0;
  try {
    const since = load ? await ask("select max(id)::int from outbox") : 0;
    await load?.written(5);
    await load?.stop();
    expect(await ask("select count(*)::int from outbox where id > $1", [since])).toBeGreaterThan(0);
    const waiting = "select count(*)::int from outbox where id > $1 and status <> 'sent'";
    await vi.waitUntil(async () => (await ask(waiting, [since])) === 0, { timeout: 150_000, interval: 250 });
  } finally {
    await client.end();
  }
}

/** Open files and sockets of a process, and its memory in megabytes; null where the system does not say. */
export function footprint({ process: { pid } }: Product): { files: number; megabytes: number } | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return { files: readdirSync(`/proc/${pid}/fd`).length, megabytes: Number(kilobytes) / 1024 };
  } catch {
    return null;
  }
}
