import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DecodeJob } from "./decode.ts";
import { createDecoder } from "./decoder.ts";

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vagtklar-decoder-test-"));
});
afterAll(() => rm(directory, { recursive: true }));
// A picture takes too long when the test says so, and not because the machine is busy.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());
const passTime = () => vi.advanceTimersByTime(60_000);

const job = (path: string): DecodeJob => ({ path, directory, as: "squares" });

/** A decoder whose process does what the path says: crash, hang, or answer with a refusal. */
async function obedient(settings: { waiting?: number } = {}) {
  const program = join(directory, "obedient.mjs");
  await writeFile(
    program,
    `process.on("message", ({ path }) => {
      if (path === "crash") process.kill(process.pid, "SIGSEGV");
      else if (path !== "hang") process.send({ refusal: path === "fine" ? null : path });
    });`,
  );
  return createDecoder({ program, ...settings });
}

const refused = (reason: string) => ({ name: "ImageRefused", reason });

test("a picture that crashes the decoder is refused, and the next one is decoded", async () => {
  const decoder = await obedient();
  const answers = [
    decoder.decode(job("crash")),
    decoder.decode(job("fine")),
    decoder.decode(job("animated")),
  ];
  const [crashed, fine, animated] = await Promise.allSettled(answers);
  expect(crashed).toMatchObject({ reason: refused("not_an_image") });
  expect(fine).toMatchObject({ status: "fulfilled" });
  expect(animated).toMatchObject({ reason: refused("animated") });
});

test("a picture that takes too long is refused, and the next one is decoded", async () => {
  const decoder = await obedient();
  const answers = [decoder.decode(job("hang")), decoder.decode(job("fine"))];
  passTime();
  const [late, fine] = await Promise.allSettled(answers);
  expect(late).toMatchObject({ reason: refused("not_an_image") });
  expect(fine).toMatchObject({ status: "fulfilled" });
});

test("so many may wait and no more", async () => {
  const decoder = await obedient({ waiting: 2 });
  const first = decoder.decode(job("hang"));
  expect(decoder.isFull).toBe(false);
  const waiting = [decoder.decode(job("fine")), decoder.decode(job("fine"))];
  expect(decoder.isFull).toBe(true);
  await expect(decoder.decode(job("fine"))).rejects.toMatchObject(refused("busy"));
  passTime();
  await expect(first).rejects.toMatchObject(refused("not_an_image"));
  await Promise.all(waiting);
  expect(decoder.isFull).toBe(false);
});
