import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { imageSizes } from "#rules/images/image-url.ts";
import { createDecoder } from "./decoding/decoder.ts";
import { type ImageRefused, type ImageStore, maximumUploadBytes } from "./images.port.ts";
import { createLocalImageStore } from "./local.ts";

const decoder = createDecoder();
let directory: string;
let images: ImageStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "vagtklar-images-test-"));
  images = createLocalImageStore({ directory, baseUrl: "https://vagtklar.test/images/", decoder });
});
afterEach(() => rm(directory, { recursive: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

const refusalOf = (bytes: Buffer): Promise<ImageRefused> =>
  images.store(Readable.from([bytes])).then(
    () => Promise.reject(new Error("it was taken in")),
    (error) => error,
  );

/** A part of a PNG as it stands in the file. */
function pngChunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The start of a PNG that says it is so large; the picture itself is left out. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const empty = pngChunk("IDAT", deflateSync(Buffer.alloc(10)));
  return Buffer.concat([signature, pngChunk("IHDR", header), empty, pngChunk("IEND", Buffer.alloc(0))]);
}

/** In pieces of three bytes, as a slow line would bring them. */
const pieces = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 3) }, (_, at) => bytes.subarray(at * 3, at * 3 + 3)),
  );

async function shown(size: string, name: string) {
  const opened = await images.open(size, name);
  return opened === null ? null : sharp(await buffer(opened.body)).metadata();
}

describe("our own store", () => {
  test("keeps a JPEG, PNG, WebP, GIF or AVIF in the three sizes that are shown", async () => {
    for (const type of ["jpeg", "png", "webp", "gif", "avif"] as const) {
      const upload = await plain(400, 300).toFormat(type).toBuffer();
      const { secure_url, public_id, format } = await images.store(Readable.from([upload]));
      expect(secure_url).toBe(`https://vagtklar.test/images/1000x1000/${public_id}.webp`);
      for (const size of imageSizes) {
        const side = Number(size.split("x")[0]);
        expect(await shown(size, `${public_id}.${format}`), type).toMatchObject({
          width: side,
          height: side,
        });
      }
    }
  });

  test("turns a picture upright and forgets where it was taken", async () => {
    const halves = { input: await plain(200, 400).png().toBuffer(), left: 0, top: 0 };
    const upload = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#33c" } })
      .composite([halves])
      .withExif({ IFD0: { Copyright: "Mette" }, IFD3: { GPSLatitude: "55/1 40/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { public_id } = await images.store(pieces(upload));
    const metadata = await shown("1000x1000", `${public_id}.webp`);
    expect(metadata?.exif).toBeUndefined();
    expect(metadata?.orientation).toBeUndefined();
    const opened = await images.open("1000x1000", `${public_id}.webp`);
    const picture = sharp(opened === null ? undefined : await buffer(opened.body));
    const top = await picture.clone().extract({ left: 500, top: 50, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(150);
  });

  test("refuses what is no picture, whatever it is called, and keeps nothing of it", async () => {
    const jpeg = await plain(400, 300).jpeg().toBuffer();
    const wrong = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from("%PDF-1.7 and so on and so on"),
      Buffer.from("MZ"),
      Buffer.alloc(0),
      Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(500)]),
      jpeg.subarray(0, jpeg.length / 2),
    ];
    for (const bytes of wrong) {
      await expect(images.store(Readable.from([bytes]))).rejects.toMatchObject({ reason: "not_an_image" });
    }
    expect(await readdir(directory)).toEqual([]);
  });

  test("refuses one byte more than 200,000,000", async () => {
    const start = await plain(400, 300).jpeg().toBuffer();
    const million = Buffer.alloc(1_000_000);
    async function* endless() {
      yield start;
      for (let bytes = start.length; bytes <= maximumUploadBytes; bytes += million.length) yield million;
    }
    await expect(images.store(endless())).rejects.toMatchObject({ reason: "too_large" });
  });

  test("refuses more than 24 megapixels, or a line of pixels, by the header alone", async () => {
    for (const [width, height] of [
      [50_000, 50_000],
      [6_000, 4_001],
      [1, 16_000_001],
      [16_001, 2],
    ] as const) {
      const { reason } = await refusalOf(pngHeader(width, height));
      expect(reason, `${width}×${height}`).toBe("too_many_pixels");
    }
    await images.store(Readable.from([await plain(6_000, 4_000).png().toBuffer()]));
  });

  test("refuses what moves", async () => {
    const frames = [plain(40, 30).png(), plain(40, 30).negate().png()];
    const files = await Promise.all(frames.map((frame) => frame.toBuffer()));
    const animated = sharp(files, { join: { animated: true } });
    const png = await plain(40, 30).png().toBuffer();
    const control = pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    for (const bytes of [
      await animated.clone().gif().toBuffer(),
      await animated.clone().webp().toBuffer(),
      Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]),
    ]) {
      expect((await refusalOf(bytes)).reason).toBe("animated");
    }
  });

  test("refuses a picture that is a page, a program, a document or an archive as well", async () => {
    const jpeg = await plain(40, 30).jpeg().toBuffer();
    const zipEnd = Buffer.concat([
      Buffer.from("PK\x05\x06"),
      Buffer.alloc(16),
      Buffer.from([3, 0]),
      Buffer.from("abc"),
    ]);
    const late = Buffer.alloc(999_995 - jpeg.length);
    for (const tail of [
      Buffer.from("<SCRIPT>alert(1)</SCRIPT>"),
      Buffer.from("<?php echo 1;"),
      Buffer.from("%PDF-1.7"),
      zipEnd,
      Buffer.concat([late, Buffer.from("<html>")]),
    ]) {
      expect((await refusalOf(Buffer.concat([jpeg, tail]))).reason).toBe("not_an_image");
    }
    // Telephones put more pictures behind the first.
    await images.store(Readable.from([Buffer.concat([jpeg, jpeg])]));
  });

  test("refuses a file that is cut off, whatever its type", async () => {
    for (const type of ["jpeg", "png", "webp", "gif", "avif"] as const) {
      const whole = await noise(120, 90).toFormat(type).toBuffer();
      const cut = whole.subarray(0, Math.floor(whole.length * 0.6));
      expect((await refusalOf(cut)).reason, type).toBe("not_an_image");
    }
  });

  test("shows nothing that it did not name itself", async () => {
    const { public_id } = await images.store(Readable.from([await plain(40, 30).png().toBuffer()]));
    expect(await images.open("100x100", `${public_id}.webp`)).not.toBeNull();
    for (const [size, name] of [
      ["50x50", `${public_id}.webp`],
      ["..", `${public_id}.webp`],
      ["100x100", `../160x160/${public_id}.webp`],
      ["100x100", "../../../etc/passwd"],
      ["100x100", `${"0".repeat(32)}.webp`],
    ] as const) {
      expect(await images.open(size, name)).toBeNull();
    }
  });
});

describe("deleting a picture", () => {
  const address = (name: string) => ({ base: "/images/", name });

  test("takes it away in every size, and twice is once", async () => {
    const { public_id } = await images.store(Readable.from([await plain(40, 30).png().toBuffer()]));
    await images.remove(address(`${public_id}.webp`));
    await images.remove(address(`${public_id}.webp`));
    for (const size of imageSizes) expect(await readdir(join(directory, size))).toEqual([]);
  });

  test("touches nothing that we did not name", async () => {
    const { public_id } = await images.store(Readable.from([await plain(40, 30).png().toBuffer()]));
    await images.remove(address(`../100x100/${public_id}.webp`));
    expect(await images.open("100x100", `${public_id}.webp`)).not.toBeNull();
  });
});
