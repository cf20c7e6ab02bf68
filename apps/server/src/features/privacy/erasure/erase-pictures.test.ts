import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { startBucket } from "#tests/support/fixtures/bucket/bucket.ts";
import { signedInEmployee, testApp } from "#tests/support/fixtures.ts";
import { startTcpProxy } from "#tests/tools/tcp-proxy.ts";
import { finishErasures } from "./erase.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vagtklar-erasure-"));
const bucket = await startBucket();
const proxy = await startTcpProxy(Number(new URL(bucket.settings.endpoint).port));
const objectStorage = { ...bucket.settings, endpoint: proxy.through(bucket.settings.endpoint) };
const app = testApp({ settings: { dataDir, objectStorage } });
afterAll(async () => {
  proxy.close();
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it("is done while the bucket is away, and the picture is deleted there once it is back", async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const { public_id, format } = await app.services.integrations.images.store(Readable.from([bytes]));
  const employee = await signedInEmployee(app, {
    profile_image: `${public_id}.${format}`,
    base_url_image: "/images/",
  });
  const inBucket = async () =>
    (await bucket.storage.list("images/")).filter(({ key }) => key.includes(public_id)).length;
  const leftToDelete = async () =>
    (await app.db.selectFrom("erasures").select("pictures").execute()).flatMap(({ pictures }) => pictures);
  expect(await inBucket()).toBe(3);

  proxy.shut();
  const erased = await app.call(rows.eraseEmployee, { as: employee.token, body: { confirm: true } });
  expect(erased.status).toBe(200);
  expect([await inBucket(), (await leftToDelete()).length]).toEqual([3, 1]);

  proxy.open();
  await finishErasures(app.services);
  expect([await inBucket(), await leftToDelete()]).toEqual([0, []]);
});
