import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "#tests/tools/free-port.ts";

const project = join(import.meta.dirname, "../..");
const programs = ["ceph", "ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "monmaptool"];
const isHere = programs.every((name) => existsSync(`/usr/bin/${name}`));
if (!isHere)
  console.log(
    "NOT RUN. Pictures in Ceph's object storage: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd.",
  );

const BUCKET = "vagtklar-test";
const KEY = { id: "radosgw-key", secret: "radosgw-secret" };
const PATIENCE = { timeout: 180_000, interval: 500 };

describe.skipIf(!isHere)("Ceph's object storage", () => {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-ceph-"));
  const file = join(folder, "ceph.conf");
  let endpoint: string;

  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: "ignore", timeout: 120_000 });
  const ceph = (program: string, ...args: string[]) => run(program, "-c", file, ...args);

  beforeAll(async () => {
    const [monitor, gateway] = [await freePort(), await freePort()];
    endpoint = `http://127.0.0.1:${gateway}`;
    const id = crypto.randomUUID();
    writeFileSync(file, configuration(folder, id, monitor, gateway));
    for (const name of ["mon.a", "osd.0", "rgw"]) mkdirSync(join(folder, name));
    const map = join(folder, "monmap");
    run("monmaptool", "--create", "--addv", "a", `[v1:127.0.0.1:${monitor}]`, "--fsid", id, map);
    ceph("ceph-mon", "--mkfs", "-i", "a", "--monmap", map);
    ceph("ceph-mon", "-i", "a");
    const disk = crypto.randomUUID();
    await vi.waitUntil(() => succeeds(() => ceph("ceph", "osd", "new", disk)), PATIENCE);
    ceph("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", disk);
    ceph("ceph-osd", "-i", "0");
    ceph("ceph", "osd", "crush", "add", "osd.0", "1", "root=default", "host=here");
    ceph("radosgw", "-n", "client.rgw");
    await vi.waitUntil(
      () =>
        fetch(endpoint).then(
          ({ ok }) => ok,
          () => false,
        ),
      PATIENCE,
    );
    const user = ["--uid=vagtklar", "--display-name=vagtklar"];
    ceph(
      "radosgw-admin",
      "-n",
      "client.rgw",
      "user",
      "create",
      ...user,
      `--access-key=${KEY.id}`,
      `--secret=${KEY.secret}`,
    );
    const client = new AwsClient({
      accessKeyId: KEY.id,
      secretAccessKey: KEY.secret,
      service: "s3",
      region: "us-east-1",
    });
    expect((await client.fetch(`${endpoint}/${BUCKET}`, { method: "PUT" })).status).toBe(200);
  });
  afterAll(() => {
    for (const name of ["client.rgw", "osd.0", "mon.a"]) {
      const own = join(folder, `${name}.pid`);
      if (existsSync(own)) succeeds(() => process.kill(Number(readFileSync(own, "utf8")), "SIGKILL"));
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it("keeps, shows, lists and deletes pictures, and refuses a wrong signature", () => {
    const env = {
      ...process.env,
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_BUCKET: BUCKET,
      TEST_S3_ACCESS_KEY_ID: KEY.id,
      TEST_S3_SECRET_ACCESS_KEY: KEY.secret,
    };
    const test = "apps/server/src/platform/integrations/images/bucket.test.ts";
    // It throws with what the tests said where one of them fails.
    execFileSync("npx", ["vitest", "run", "--project", "server", "--testTimeout=120000", test], {
      cwd: project,
      env,
      stdio: "pipe",
    });
  });
});

/** One monitor, one disk in memory and one gateway, without keys among each other. */
function configuration(folder: string, id: string, monitor: number, gateway: number): string {
  return `[global]
fsid = ${id}
mon initial members = a
mon host = v1:127.0.0.1:${monitor}
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
mon data = ${folder}/mon.$id
osd data = ${folder}/osd.$id
run dir = ${folder}
crash dir = ${folder}
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
admin socket = ${folder}/$name.asok
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
keyring = /dev/null
`;
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
