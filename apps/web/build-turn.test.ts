import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeTurn } from "./build-turn.ts";

let folder: string;
let file: string;
let other: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vagtklar-turn-"));
  file = join(folder, "dist", "building");
  other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1_000)"]);
});
afterEach(() => {
  other.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function takenByOther(): Promise<void> {
  (await takeTurn(file))();
  writeFileSync(file, String(other.pid));
}

test("a build waits while another process builds, and comes next", async () => {
  await takenByOther();
  const turn = takeTurn(file);
  expect(await Promise.race([turn.then(() => "mine"), wait(250, "still waiting")])).toBe("still waiting");
  other.kill();
  (await turn)();
  expect(existsSync(file)).toBe(false);
});

test("the turn is held until it is given back", async () => {
  const giveBack = await takeTurn(file);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  giveBack();
  expect(existsSync(file)).toBe(false);
});

test("the turn of a process that died is taken over", async () => {
  await takenByOther();
  other.kill("SIGKILL");
  await once(other, "exit");
  (await takeTurn(file))();
  expect(existsSync(file)).toBe(false);
});
