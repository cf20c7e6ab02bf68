import { Readable } from "node:stream";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { imageBase, imageUrl } from "#rules/images/image-url.ts";
import { PermanentFailure, TemporaryFailure } from "#server/platform/integrations/failure.ts";
import { startCloudinary } from "#tests/stand-ins/cloudinary.ts";
import { createCloudinary } from "./cloudinary.ts";
import { createDecoder } from "./decoding/decoder.ts";

const decoder = createDecoder();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

describe("Cloudinary", () => {
  const key = { id: "key", secret: "abcd" };
  const settings = { cloud: "vagtklar-test", preset: "people", key, now: () => 1_315_060_510_000 };
  const base = "https://res.cloudinary.com/vagtklar-test/image/upload/";

  test("deletes a picture with a signed call, and says so where it has no key or a wrong one", async () => {
    const service = await startCloudinary();
    const picture = { base, name: "person-1.webp" };
    await createCloudinary({ ...settings, apiUrl: service.url }, decoder).remove(picture);
    expect(service.requests).toHaveLength(1);
    const keyless = createCloudinary({ ...settings, apiUrl: service.url, key: null }, decoder);
    await expect(keyless.remove(picture)).rejects.toThrow(PermanentFailure);
    const wrong = createCloudinary(
      { ...settings, apiUrl: service.url, key: { id: "key", secret: "x" } },
      decoder,
    );
    await expect(wrong.remove(picture)).rejects.toThrow("access was refused");
    await keyless.remove({ base: "https://graph.facebook.com/", name: "picture" });
    await service.close();
  });

  test("deletes a picture in a folder by its whole id", async () => {
    const service = await startCloudinary();
    const cloud = createCloudinary({ ...settings, preset: "folders", apiUrl: service.url }, decoder);
    const { secure_url } = await cloud.store(Readable.from([await plain(40, 30).png().toBuffer()]));
    expect([...service.pictures]).toEqual(["vikarer/fotos 1/person-1"]);
    const picture = { base: imageBase(secure_url), name: "person-1.webp" };
    await cloud.remove(picture);
    expect([...service.pictures]).toEqual([]);
    await cloud.remove(picture);
    await service.close();
  });

  test("does not call a picture deleted that is not found because its folder was not kept", async () => {
    const service = await startCloudinary();
    const cloud = createCloudinary({ ...settings, apiUrl: service.url }, decoder);
    await expect(cloud.remove({ base: `${base}v17/`, name: "person-1.webp" })).rejects.toThrow(
      "whose folder was not kept",
    );
    await service.close();
  });

  test("gets a reduced copy and says where it is shown", async () => {
    const service = await startCloudinary();
    const cloud = createCloudinary({ ...settings, apiUrl: service.url }, decoder);
    const stored = await cloud.store(Readable.from([await plain(400, 300).jpeg().toBuffer()]));
    expect(stored).toEqual({
      secure_url: "https://res.cloudinary.com/vagtklar-test/image/upload/v17/person-1.webp",
      public_id: "person-1",
      format: "webp",
    });
    service.fail("unavailable");
    const again = await plain(40, 30).jpeg().toBuffer();
    await expect(cloud.store(Readable.from([again]))).rejects.toThrow(TemporaryFailure);
    await service.close();
  });
});

describe("the address of a picture", () => {
  test("has the size between base and name, and no host where the picture is our own", () => {
    const base = imageBase("https://vagtklar.test/images/1000x1000/ab12.webp");
    expect(imageUrl(base, "160x160", "ab12.webp")).toBe("/images/160x160/ab12.webp");
  });

  test("asks Cloudinary to fill the size around a face", () => {
    const base = imageBase("https://res.cloudinary.com/demo/image/upload/v1/ab12.jpg");
    expect(imageUrl(base, "100x100", "ab12.jpg")).toBe(
      "https://res.cloudinary.com/demo/image/upload/c_fill,g_face,w_100,h_100/ab12.jpg",
    );
  });

  test("keeps the folder that a picture has at Cloudinary, behind the size", () => {
    const base = imageBase("https://res.cloudinary.com/demo/image/upload/v17/people/2026/ab12.jpg");
    expect(base).toBe("https://res.cloudinary.com/demo/image/upload/people/2026/");
    expect(imageUrl(base, "100x100", "ab12.jpg")).toBe(
      "https://res.cloudinary.com/demo/image/upload/c_fill,g_face,w_100,h_100/people/2026/ab12.jpg",
    );
  });
});
