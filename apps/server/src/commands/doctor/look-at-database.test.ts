import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "#server/platform/clock.ts";
import { lockDirectory } from "#server/platform/database/lock-directory.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { lookAtDatabase } from "./look-at-database.ts";

const directory = mkdtempSync(join(tmpdir(), "vagtklar-doctor-"));
let release: () => void;

beforeAll(() => {
  mkdirSync(join(directory, "db"));
  release = lockDirectory(directory);
});
afterAll(() => {
  release();
  rmSync(directory, { recursive: true });
});

/** A server on a free port that answers every call with this status. */
async function answering(status: number) {
  const server = createServer((_request, answer) => answer.writeHead(status).end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function stateBeside(port: number) {
  const settings = readSettings({ DATA_DIR: directory, PORT: String(port) });
  return (await lookAtDatabase(settings, createClock())).map(({ state }) => state);
}

test("an embedded database that the running product has is not wrong, and is where the product says so", async () => {
  for (const [status, state] of [
    [200, "note"],
    [503, "WRONG"],
  ] as const) {
    const { port, close } = await answering(status);
    expect(await stateBeside(port)).toEqual([state]);
    close();
  }
});

test("nor is one whose product runs on another port than the doctor was told", async () => {
  const { port, close } = await answering(200);
  close();
  expect(await stateBeside(port)).toEqual(["note"]);
});
