import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type ImageSize, imageSizes } from "#rules/images/image-url.ts";
import type { ImageStore } from "./port.ts";
import { orRefuse, receiveImage } from "./receive.ts";

export interface LocalImageSettings {
  /** Holds one folder per size: `1000x1000`, `160x160`, `100x100`. */
  directory: string;
  /** Where the server shows them, with a slash at the end: `https://vagtklar.dk/images/`. */
  baseUrl: string;
}

const format = "webp";
/** The names that we give. */
const ownName = /^[0-9a-f]{32}\.webp$/;
const largest: ImageSize = "1000x1000";

/** Keeps pictures on our own disk, in the three sizes that are shown, cropped to what draws the eye. */
export function createLocalImageStore({ directory, baseUrl }: LocalImageSettings): ImageStore {
  return {
    async store(upload) {
      const id = randomBytes(16).toString("hex");
      const name = `${id}.${format}`;
      const square = await receiveImage(upload, cropLargest);
      for (const size of imageSizes) await write(directory, size, name, square);
      return { secure_url: `${baseUrl}${largest}/${name}`, public_id: id, format };
    },

    async open(size, name) {
      // Only names that we gave: nothing that could lead out of the folder.
      if (!imageSizes.some((known) => known === size) || !ownName.test(name)) return null;
      const path = join(directory, size, name);
      const found = await stat(path).catch(() => null);
      if (found === null) return null;
      return { body: createReadStream(path), contentType: `image/${format}`, bytes: found.size };
    },

    async remove({ name }) {
      if (!ownName.test(name)) return;
      await Promise.all(imageSizes.map((size) => rm(join(directory, size, name), { force: true })));
    },

    async storedBefore(moment) {
      const folder = join(directory, largest);
      const names = (await readdir(folder).catch(() => [])).filter((name) => ownName.test(name));
      const ages = await Promise.all(names.map(async (name) => stat(join(folder, name)).catch(() => null)));
      return names.filter((_, index) => (ages[index]?.mtimeMs ?? moment) < moment);
    },
  };
}

/** The picture is decoded once; the small sizes are made from the large one. */
function cropLargest(picture: Sharp): Promise<Buffer> {
  const { width, height } = dimensions(largest);
  const square = picture.resize(width, height, { fit: "cover", position: "attention" });
  return orRefuse(square.webp({ quality: 90 }).toBuffer());
}

async function write(directory: string, size: ImageSize, name: string, square: Buffer): Promise<void> {
  const { width, height } = dimensions(size);
  await mkdir(join(directory, size), { recursive: true });
  const shown = size === largest ? square : await sharp(square).resize(width, height).webp().toBuffer();
  await writeFile(join(directory, size, name), shown, { flag: "wx" });
}

function dimensions(size: ImageSize): { width: number; height: number } {
  const [width, height] = size.split("x").map(Number);
  return { width: Number(width), height: Number(height) };
}
