import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "#tests/tools/free-port.ts";
import { makeDebian, run, startedBy, whatIsMissing } from "./debian.ts";

const project = join(import.meta.dirname, "../../..");
const missing = whatIsMissing("buildah", "debootstrap", "systemd-nspawn", "git");
if (missing)
  console.log(
    `NOT RUN. The container and the systemd unit, built and started: ${missing} is missing (as root: apt-get install buildah debootstrap systemd-container git).`,
  );

const BASE = "docker.io/library/node:24-bookworm-slim";
const IMAGE = "localhost/vagtklar";
/** The product itself, and not what starts it. */
const PRODUCT = /^\S*node .*apps\/server\/src\/main\.ts$/;
/** The first process of the machine, with which all others end. */
const INIT = /^\S*(init|systemd)$/;
const PATIENCE = { timeout: 240_000, interval: 250 };
/** What the unit gives what is in flight, and the container's runtime by default half of it. */
const MAX_SECONDS_TO_END = 25;

describe.skipIf(missing)("on a bare Debian", () => {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-deploy-"));
  const debian = join(folder, "debian");
  const storage = ["--root", join(folder, "storage"), "--runroot", join(folder, "run")];
  const buildah = (...args: readonly string[]) => run("buildah", ...storage, ...args);
  /** The files of the image that was built. */
  let built: string;
  let container: string;

  beforeAll(() => {
    makeDebian(debian);
    takeAsBase();
    const source = join(folder, "source");
    mkdirSync(source);
    run("sh", "-c", `git -C "${project}" archive HEAD | tar -x -C "${source}"`);
    const file = join(source, "deploy/Containerfile");
    buildah("build", "--isolation", "chroot", "--pull-never", "--file", file, "--tag", IMAGE, source);
    container = buildah("from", "--pull-never", IMAGE).trim();
    built = buildah("mount", container).trim();
  }, 1_800_000);
  afterAll(() => {
    if (container) buildah("rm", container);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Nothing is asked of a registry: what stands in for the image that the Containerfile names is made here. */
  function takeAsBase() {
    const scratch = buildah("from", "scratch").trim();
    buildah("copy", scratch, debian, "/");
    buildah("commit", scratch, BASE);
    buildah("rm", scratch);
  }

  test("the container builds, serves pages and calls as an ordinary user, and ends when it is told to", async () => {
    const port = await freePort();
    const env = Object.entries(settings(port)).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
    const command = ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"];
    const running = spawn(
      "buildah",
      [...storage, "run", "--isolation", "chroot", ...env, container, "--", ...command],
      { stdio: "ignore" },
    );
    try {
      await answers(port);
      const product = startedBy(running.pid, PRODUCT) ?? 0;
      expect(ownerOf(product)).toBe(numberOf("node"));
      await end(running, product);
    } finally {
      kill(startedBy(running.pid, PRODUCT));
    }
  });

  test("systemd starts the unit, starts it again when it was killed, and stops it", async () => {
    const port = await freePort();
    installUnit(port);
    // Nothing of the host's systemd is asked for, which may not run here.
    const alone = ["--quiet", "--register=no", "--keep-unit"];
    const machine = spawn("systemd-nspawn", [...alone, "--boot", "--directory", debian], { stdio: "ignore" });
    const ended = once(machine, "exit");
    try {
      await answers(port);
      const first = startedBy(machine.pid, PRODUCT) ?? 0;
      expect(ownerOf(first)).toBe(numberOf("vagtklar"));
      process.kill(first, "SIGKILL");
      await vi.waitUntil(() => (startedBy(machine.pid, PRODUCT) ?? first) !== first, PATIENCE);
      await answers(port);
      const init = String(startedBy(machine.pid, INIT));
      const systemctl = (...words: string[]) =>
        run("nsenter", "--target", init, "--all", "systemctl", ...words);
      const began = Date.now();
      systemctl("stop", "vagtklar");
      expect((Date.now() - began) / 1000).toBeLessThan(MAX_SECONDS_TO_END);
      expect(systemctl("show", "--property=Result", "vagtklar").trim()).toBe("Result=success");
    } finally {
      kill(startedBy(machine.pid, INIT));
      await ended;
    }
  });

  /** What `deploy/vagtklar.service` says has to be done before. */
  function installUnit(port: number) {
    cpSync(join(built, "app"), join(debian, "opt/vagtklar"), { recursive: true, verbatimSymlinks: true });
    run("chroot", debian, "useradd", "--system", "vagtklar");
    const lines = Object.entries(settings(port)).map(([name, value]) => `${name}=${value}`);
    writeFileSync(join(debian, "etc/vagtklar.env"), lines.join("\n"), { mode: 0o600 });
    const unit = "etc/systemd/system/vagtklar.service";
    cpSync(join(project, "deploy/vagtklar.service"), join(debian, unit));
    symlinkSync(`/${unit}`, join(debian, "etc/systemd/system/multi-user.target.wants/vagtklar.service"));
  }

  const numberOf = (user: string) => run("chroot", debian, "id", "--user", user).trim();
});

function settings(port: number): Record<string, string> {
  return {
    PORT: String(port),
    PUBLIC_URL: "https://vagtklar.example",
    APP_SECRET: "a secret of this test that is longer than thirty-two letters",
  };
}

/** Waits until the product answers, and looks at a page, a file of the web app and the description of the calls. */
async function answers(port: number) {
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const isReady = () =>
    get("/readyz").then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, PATIENCE);
  const page = await (await get("/")).text();
  expect(page).toContain("Opret ny booking");
  const [script = ""] = page.match(/\/assets\/[\w.-]+\.js/) ?? [];
  expect((await get(script)).headers.get("content-type")).toContain("javascript");
  expect((await get("/api/openapi.json")).status).toBe(200);
}

function ownerOf(pid: number): string {
  return run("stat", "--format=%u", `/proc/${pid}`).trim();
}

function kill(pid: number | undefined) {
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}

/** Ends the product as its supervisor does, and waits for it. */
async function end(running: ChildProcess, pid: number) {
  const began = Date.now();
  process.kill(pid, "SIGTERM");
  const [code] = await once(running, "exit");
  expect(code).toBe(0);
  expect((Date.now() - began) / 1000).toBeLessThan(MAX_SECONDS_TO_END);
}
