import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "../..");
const holdLock = `
  import { lockDirectory } from "#server/platform/database/lock-directory.ts";
  try {
    lockDirectory(process.argv[1]);
    console.log("held");
    setInterval(() => {}, 1_000);
  } catch (error) {
    console.log(error.message);
  }`;
/** Runs a program where it sees no process but its own, as in a container; ends it with its starter. */
const container = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const hasContainers = spawnSync([...container, "true"].join(" "), { shell: true }).status === 0;

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vagtklar-lock-"));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(kill));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that locks the directory; answers the first that it says: "held", or why not. */
async function lock(wrapper: readonly string[] = []): Promise<{ said: string; owner: ChildProcess }> {
  const [program = "", ...args] = [
    ...wrapper,
    ...[process.execPath, "--input-type=module", "--eval", holdLock, folder],
  ];
  const owner = spawn(program, args, { cwd: project, stdio: ["ignore", "pipe", "inherit"] });
  running.push(owner);
  const [chunk] = (await once(owner.stdout, "data")) as [Buffer];
  return { said: String(chunk).trim(), owner };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("the lock of an embedded directory", () => {
  it("keeps a second process out", async () => {
    expect((await lock()).said).toBe("held");
    expect((await lock()).said).toContain("already in use by another process");
  });

  it.skipIf(!hasContainers)("keeps a process of another container out, in both directions", async () => {
    const { said, owner } = await lock(container);
    expect(said).toBe("held");
    expect((await lock(container)).said).toContain("already in use");
    expect((await lock()).said).toContain("already in use");
    await kill(owner);
    expect((await lock()).said).toBe("held");
    expect((await lock(container)).said).toContain("already in use");
  });

  it("is free at once when its owner is killed", async () => {
    for (let time = 0; time < 3; time += 1) {
      const { said, owner } = await lock();
      expect(said).toBe("held");
      await kill(owner);
    }
  });

  it("is not held by what is left on the disk: a copied directory, or a number of a living process", async () => {
    writeFileSync(join(folder, "vagtklar.lock"), String(process.ppid));
    writeFileSync(join(folder, "directory.lock"), "");
    expect((await lock()).said).toBe("held");
  });
});
if (!hasContainers) console.log("NOT RUN. The lock across containers: unshare may not be used here.");
