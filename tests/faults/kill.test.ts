import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { killWhileWriting } from "./kill-loop.ts";
import { copySeeded, seededDatabase } from "./seeded.ts";

const TIMES = 2;
const cleanUps: (() => unknown)[] = [];
afterAll(() => Promise.all(cleanUps.map((cleanUp) => cleanUp())));

const databases: [string, () => Promise<Record<string, string>>][] = [["the embedded database", embedded]];
if (process.env.TEST_DATABASE_URL) databases.push(["PostgreSQL", postgres]);

describe.each(databases)("kill -9 during a write loop on %s", (_, place) => {
  it(`loses no acknowledged booking, ${TIMES} times in a row`, async () => {
    const { kills, acknowledged, lost } = await killWhileWriting(await place(), TIMES);
    expect([kills, lost]).toEqual([TIMES, 0]);
    expect(acknowledged).toBeGreaterThan(3 * TIMES);
  }, 240_000);
});

async function embedded(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-kill-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: copySeeded(join(folder, "data")) };
}

async function postgres(): Promise<Record<string, string>> {
  const { url, drop } = await seededDatabase();
  cleanUps.push(drop);
  return { DATABASE_URL: url };
}
