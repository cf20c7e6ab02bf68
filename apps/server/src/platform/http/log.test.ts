import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { logWriter } from "./log.ts";

/** Writes twenty megabytes, and then a line or ends, as it is told. */
const program = `
  const { writeOut } = await import(${JSON.stringify(new URL("./log.ts", import.meta.url).href)});
  const write = writeOut();
  let refused = 0;
  for (let line = 0; line < 20_000; line++) if (!write("x".repeat(1_023) + "\\n")) refused++;
  process.stderr.write(refused + "\\n");
  process.stdin.on("data", (said) => (String(said) === "end" ? process.exit(0) : write("last\\n")));
`;

/** A process that has written its megabytes to such an output, and how many of its 20,000 lines it left out. */
async function writing(output: "pipe" | number) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["pipe", output, "pipe"],
  });
  const [refused] = await once(createInterface(child.stderr as NodeJS.ReadableStream), "line");
  const end = async () => {
    child.stdin?.write("end");
    return (await once(child, "exit"))[0] as number;
  };
  return { child, refused: Number(refused), end };
}

test("a log that nobody reads lets the process go on, with at most a megabyte of it waiting", async () => {
  const { refused, end } = await writing("pipe");
  expect(refused).toBeGreaterThan(18_000);
  expect(refused).toBeLessThan(19_100);
  expect(await end()).toBe(0);
});

test("a log that is read again goes on", async () => {
  const { child, end } = await writing("pipe");
  const read: string[] = [];
  createInterface(child.stdout as NodeJS.ReadableStream).on("line", (line) => read.push(line));
  await expect.poll(() => read.length).toBeGreaterThan(1_000);
  child.stdin?.write("line");
  await expect.poll(() => read.at(-1)).toBe("last");
  expect(await end()).toBe(0);
});

test("a log whose reader has gone lets the process go on", async () => {
  const { child, end } = await writing("pipe");
  child.stdout?.destroy();
  expect(await end()).toBe(0);
});

test.runIf(process.platform === "linux")("a log on a full disk lets the process go on", async () => {
  const { refused, end } = await writing(openSync("/dev/full", "w"));
  expect(refused).toBe(20_000);
  expect(await end()).toBe(0);
});

test("the first line after those that could not be written says how many are missing", () => {
  const written: string[] = [];
  let isFull = false;
  const write = logWriter(
    (text) => !isFull && written.push(text) > 0,
    () => 0,
  );
  write("one\n");
  isFull = true;
  write("two\n");
  write("three\n");
  isFull = false;
  write("four\n");
  write("five\n");
  expect(written).toEqual([
    "one\n",
    expect.stringMatching(/^{.*"2 lines of this log could.*}\nfour\n$/),
    "five\n",
  ]);
});

test("many servers of one process listen to the standard output once", async () => {
  const servers = `
    const { writeOut } = await import(${JSON.stringify(new URL("./log.ts", import.meta.url).href)});
    const before = process.stdout.listenerCount("error");
    for (let server = 0; server < 12; server++) writeOut();
    process.stderr.write(process.stdout.listenerCount("error") - before + "\\n");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", servers], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(await once(createInterface(child.stderr), "line")).toEqual(["1"]);
});
