import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { bookOne, CLOCK, missing, signIn } from "./write-load.ts";

const TIMES = 10;
const cleanUps: (() => unknown)[] = [];
afterAll(() => Promise.all(cleanUps.map((cleanUp) => cleanUp())));

const databases: [string, () => Promise<Record<string, string>>][] = [["the embedded database", embedded]];
if (process.env.TEST_DATABASE_URL) databases.push(["PostgreSQL", postgres]);

describe.each(databases)("kill -9 during a write loop on %s", (_, place) => {
  it(`loses no acknowledged booking, ${TIMES} times in a row`, async () => {
    const env = { ...(await place()), VAGTKLAR_CLOCK: CLOCK };
    const acknowledged: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const product = await startProduct(env);
      const { token, staffType } = await signIn(product);
      expect(await missing(product, token, acknowledged)).toEqual([]);
      const writing = write(product, token, staffType, acknowledged);
      // Kill in the middle of it: after a few answers, while others are under way.
      const enough = acknowledged.length + 3 + time;
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      await product.kill();
      await writing;
    }
    const product = await startProduct(env);
    const { token } = await signIn(product);
    expect(await missing(product, token, acknowledged)).toEqual([]);
    await product.stop();
  }, 240_000);
});

async function embedded(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-kill-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

async function postgres(): Promise<Record<string, string>> {
  const { url, drop } = await emptyDatabase();
  cleanUps.push(drop);
  return { DATABASE_URL: url };
}

/** Books until the process dies; every answered booking is noted. */
async function write(
  product: Product,
  token: string,
  staffType: number,
  acknowledged: number[],
): Promise<void> {
  const one = async () => {
    for (;;) {
      const { status, id } = await bookOne(product, token, staffType);
      if (status === 200) acknowledged.push(id);
    }
  };
  await Promise.allSettled([one(), one(), one()]);
}
