import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { killWhileWriting } from "#tests/faults/kill-loop.ts";

const KILLS = 100;
const folder = mkdtempSync(join(tmpdir(), "vagtklar-long-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`the embedded database loses no acknowledged booking in ${KILLS} kills`, async () => {
  const last = await killWhileWriting({ DATA_DIR: folder }, KILLS, "embedded");
  expect([last.kills, last.lost]).toEqual([KILLS, 0]);
});
