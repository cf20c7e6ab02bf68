import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageSizes } from "#rules/images/image-url.ts";
import { NoAccess, TemporaryFailure } from "#server/platform/integrations/failure.ts";
import { openObjectStorage } from "#server/platform/integrations/object-storage/client.ts";
import { type StandIn, startStandIn } from "#tests/stand-ins/stand-in.ts";
import { startBucket, type TestBucket } from "#tests/support/fixtures/bucket/bucket.ts";
import { signatureOf } from "#tests/support/fixtures/bucket/signature.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { createBucketImageStore } from "./bucket.ts";
import { createDecoder } from "./decoding/decoder.ts";

const shown = { baseUrl: "https://vagtklar.test/images/", decoder: createDecoder() };
const upload = async () =>
  Readable.from([
    await sharp({ create: { width: 300, height: 200, channels: 3, background: "#c33" } })
      .png()
      .toBuffer(),
  ]);

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket?.close());

describe("pictures in a bucket", () => {
  test("are kept in the three sizes that are shown, and are gone in all of them once deleted", async () => {
    const images = createBucketImageStore(bucket.storage, shown);
    const { secure_url, public_id, format } = await images.store(await upload());
    const name = `${public_id}.${format}`;
    expect(secure_url).toBe(`https://vagtklar.test/images/1000x1000/${name}`);
    for (const size of imageSizes) {
      const opened = await images.open(size, name);
      const side = Number(size.split("x")[0]);
      const content = await buffer(opened?.body ?? Readable.from([]));
      expect(content).toHaveLength(opened?.bytes ?? -1);
      expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width: side, height: side });
    }
    expect(await images.storedBefore(Date.now() + 60_000)).toContain(name);
    expect(await images.storedBefore(Date.now() - 60_000)).not.toContain(name);

    await images.remove({ base: "", name });
    await images.remove({ base: "", name });
    expect(await images.open("160x160", name)).toBeNull();
    const left = await bucket.storage.list("images/");
    expect(left.filter(({ key }) => key.includes(public_id))).toEqual([]);
  });

  test("have no other names than ours, and no other sizes", async () => {
    await bucket.storage.put("secret.txt", Buffer.from("x"), "text/plain");
    const images = createBucketImageStore(bucket.storage, shown);
    for (const [size, name] of [
      ["../..", "secret.txt"],
      ["160x160", "../../secret.txt"],
    ])
      expect(await images.open(size ?? "", name ?? "")).toBeNull();
    await bucket.storage.remove("secret.txt");
  });
});

describe("a storage that says no", () => {
  const failureOf = (change: object, call: "get" | "list") =>
    openObjectStorage({ ...bucket.settings, ...change })
      [call]("images/")
      .then(
        () => Promise.reject(new Error("it went through")),
        (error: Error) => error,
      );

  test("to our key is a matter of the settings, and neither key nor address is in what is said", async () => {
    const failure = await failureOf({ secret: "another-secret-key" }, "list");
    expect(failure).toBeInstanceOf(NoAccess);
    expect(failure.message).toBe("Object storage: list was answered 403 SignatureDoesNotMatch");
  });

  test("because there is no such bucket, too", async () => {
    expect(await failureOf({ bucket: "another-bucket" }, "get")).toMatchObject({
      problem: "not_configured",
    });
  });

  test("by not being there or not answering is passing", async () => {
    const silent = await startStandIn(() => new Promise(() => {}));
    for (const endpoint of ["http://127.0.0.1:1", silent.url]) {
      const storage = openObjectStorage({ ...bucket.settings, endpoint }, { timeout: 300 });
      await expect(storage.get("images/x")).rejects.toThrow(TemporaryFailure);
    }
    await silent.close();
  });
});

describe("a storage that fails half way", () => {
  let storage: StandIn;
  const settings = () => ({ ...bucket.settings, endpoint: storage.url });
  beforeAll(async () => {
    storage = await startStandIn(() => ({ status: 200 }));
  });
  afterAll(() => storage?.close());

  test("keeps no half of a picture", async () => {
    storage.fail("unavailable", { when: /PUT .*160x160/ });
    const images = createBucketImageStore(openObjectStorage(settings()), shown);
    await expect(images.store(await upload())).rejects.toThrow(TemporaryFailure);
    const sizesOf = (method: string) =>
      storage.requests.filter((request) => request.method === method).map(({ path }) => path.split("/")[3]);
    expect(sizesOf("PUT")[0]).toBe("1000x1000");
    expect(new Set(sizesOf("DELETE"))).toEqual(new Set(imageSizes));
  });

  test("is answered with the sentence of a service that is away", async () => {
    const app = await createTestApp({ settings: { objectStorage: settings() } });
    storage.fail("unavailable", { when: /GET/ });
    const { statusCode, body } = await app.app.inject(`/images/160x160/${"0af3".repeat(8)}.webp`);
    expect([statusCode, body]).toEqual([503, expect.stringContaining(refusalText("service_down"))]);
    await app.close();
  });
});

test("the stand-in signs Amazon's own example as Amazon does", () => {
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
  };
  const signed = { day: "20130524", region: "us-east-1", signedHeaders: Object.keys(headers) };
  const request = { method: "GET", path: "/test.txt", query: new URLSearchParams(), headers };
  expect(signatureOf(request, signed, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

test("a list longer than one answer is read to its end", async () => {
  const keys = Array.from({ length: 1_005 }, (_, index) => `long/${String(index).padStart(5, "0")}`);
  await Promise.all(keys.map((key) => bucket.storage.put(key, Buffer.from("x"), "text/plain")));
  expect((await bucket.storage.list("long/")).map(({ key }) => key)).toEqual(keys);
  await Promise.all(keys.map((key) => bucket.storage.remove(key)));
});
