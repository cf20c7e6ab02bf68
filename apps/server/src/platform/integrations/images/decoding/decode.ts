import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Metadata, Sharp } from "sharp";
import sharp from "sharp";
import { imageSizes } from "#rules/images/image-url.ts";
import type { ImageRefusal } from "#server/platform/integrations/images/images.port.ts";

const CHUNK = 1_000_000;
/** What makes a page, a program or a document of a file that is a picture, too. Lower case. */
const ALIEN = ["<script", "<html", "<?php", "%pdf-"];
const MAX_ALIEN_LENGTH = Math.max(...ALIEN.map((text) => text.length));
/** The end of a ZIP archive: its mark, 18 bytes, and a comment whose length stands in the last two of them. */
const ZIP_END = Buffer.from("PK\x05\x06");
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

/** Whether a file that begins as a picture is a page, a program, a document or an archive as well. */
async function isAlsoSomethingElse(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const chunk = Buffer.alloc(CHUNK + MAX_ALIEN_LENGTH);
    for (let at = 0; at < size; at += CHUNK) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
      const text = chunk.toString("latin1", 0, bytesRead).toLowerCase();
      if (ALIEN.some((alien) => text.includes(alien))) return true;
    }
    const tail = Buffer.alloc(Math.min(size, ZIP_END_BYTES + ZIP_COMMENT_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    return endsAsArchive(tail);
  } finally {
    await file.close();
  }
}

function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.indexOf(ZIP_END); at !== -1; at = tail.indexOf(ZIP_END, at + 1)) {
    const rest = tail.length - at - ZIP_END_BYTES;
    if (rest >= 0 && tail.readUInt16LE(at + ZIP_END_BYTES - 2) === rest) return true;
  }
  return false;
}

const PNG_SIGNATURE_BYTES = 8;

/** Whether a PNG says before its first picture that more follow; the decoder itself sees only the first. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const chunkHead = Buffer.alloc(8);
    await file.read(chunkHead, 0, 8, 0);
    if (chunkHead.toString("latin1", 1, 4) !== "PNG") return false;
    const { size } = await file.stat();
    for (let at = PNG_SIGNATURE_BYTES; at < size; ) {
      await file.read(chunkHead, 0, 8, at);
      const kind = chunkHead.toString("latin1", 4, 8);
      if (kind === "acTL") return true;
      if (kind === "IDAT") return false;
      at += chunkHead.readUInt32BE(0) + 12;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** A picture on disk, and where its copies go. */
export interface DecodeJob {
  readonly path: string;
  readonly directory: string;
  /** `squares`: one file a size that is shown, `160x160.webp`; `reduced`: one whole picture, `reduced.webp`. */
  readonly as: "squares" | "reduced";
}

/** Null when the copies are written. */
export type DecodeAnswer = { readonly refusal: ImageRefusal | null };

/** Twice a good telephone's ordinary picture; what a decoder may cost follows from it. */
const MAXIMUM_PIXELS = 24_000_000;
/** Pixels on the longer side: a line of more is no photograph. */
const MAXIMUM_SIDE = 16_000;
/** Pixels; as much as the largest size needs, and room for the image service to find a face in. */
const REDUCED_SIDE = 2_000;
const QUALITY = 90;
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "gif", "heif"];

sharp.concurrency(1);
sharp.cache(false);

/** Judges a picture, its header first, and writes its copies: turned upright, without its metadata. Never throws. */
export async function decode(job: DecodeJob): Promise<DecodeAnswer> {
  try {
    const refusal = await judge(job.path);
    if (refusal === null) await write(job);
    return { refusal };
  } catch {
    // What the decoder cannot read is no picture.
    return { refusal: "not_an_image" };
  }
}

/** Reads the header only, so that a small file which unfolds into a huge picture costs nothing. */
async function judge(path: string): Promise<ImageRefusal | null> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (!FORMATS.includes(header.format)) return "not_an_image";
  if (isTooLarge(header)) return "too_many_pixels";
  if ((header.pages ?? 1) > 1 || (await isAnimatedPng(path))) return "animated";
  return (await isAlsoSomethingElse(path)) ? "not_an_image" : null;
}

function isTooLarge({ width, height, pageHeight = height }: Metadata): boolean {
  return width * pageHeight > MAXIMUM_PIXELS || Math.max(width, pageHeight) > MAXIMUM_SIDE;
}

async function write({ path, directory, as }: DecodeJob): Promise<void> {
  const picture = sharp(path, { limitInputPixels: MAXIMUM_PIXELS, failOn: "error" }).autoOrient();
  if (as === "squares") await writeSquares(picture, directory);
  else {
    const inside = { fit: "inside", withoutEnlargement: true } as const;
    const reduced = picture.resize(REDUCED_SIDE, REDUCED_SIDE, inside).webp({ quality: QUALITY });
    await reduced.toFile(join(directory, "reduced.webp"));
  }
}

/** Cropped to what draws the eye. The picture is decoded once; the small sizes are made from the large one. */
async function writeSquares(picture: Sharp, directory: string): Promise<void> {
  const [largest, ...others] = imageSizes.toSorted((a, b) => sideOf(b) - sideOf(a));
  if (!largest) return;
  const cover = { fit: "cover", position: "attention" } as const;
  const square = picture.resize(sideOf(largest), sideOf(largest), cover).webp({ quality: QUALITY });
  const large = join(directory, `${largest}.webp`);
  await square.toFile(large);
  for (const size of others) {
    await sharp(large)
      .resize(sideOf(size), sideOf(size))
      .webp()
      .toFile(join(directory, `${size}.webp`));
  }
}

function sideOf(size: string): number {
  return Number(size.split("x")[0]);
}
