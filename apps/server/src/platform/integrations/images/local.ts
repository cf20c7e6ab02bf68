import { randomBytes } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { imageSizes } from "#rules/images/image-url.ts";
import type { Decoder } from "./decoding/decoder.ts";
import type { ImageStore } from "./images.port.ts";
import { format, isImageSize, isOwnName, largest } from "./own-names.ts";
import { receiveImage } from "./receive.ts";

export interface LocalImageSettings {
  /** Holds one folder per size: `1000x1000`, `160x160`, `100x100`. */
  directory: string;
  /** Where the server shows them, with a slash at the end: `https://vagtklar.dk/images/`. */
  baseUrl: string;
  decoder: Decoder;
}

/** Keeps pictures on our own disk, in the three sizes that are shown, cropped to what draws the eye. */
export function createLocalImageStore({ directory, baseUrl, decoder }: LocalImageSettings): ImageStore {
  return {
    async store(upload) {
      const id = randomBytes(16).toString("hex");
      const name = `${id}.${format}`;
      await receiveImage(upload, decoder, "squares", async (made) => {
        for (const size of imageSizes) {
          await mkdir(join(directory, size), { recursive: true });
          const target = join(directory, size, name);
          await copyFile(join(made, `${size}.webp`), target, constants.COPYFILE_EXCL);
        }
      });
      return { secure_url: `${baseUrl}${largest}/${name}`, public_id: id, format };
    },

    async open(size, name) {
      if (!isImageSize(size) || !isOwnName(name)) return null;
      const path = join(directory, size, name);
      const found = await stat(path).catch(() => null);
      if (found === null) return null;
      return { body: createReadStream(path), contentType: `image/${format}`, bytes: found.size };
    },

    async remove({ name }) {
      if (!isOwnName(name)) return;
      await Promise.all(imageSizes.map((size) => rm(join(directory, size, name), { force: true })));
    },

    async storedBefore(moment) {
      const folder = join(directory, largest);
      const names = (await readdir(folder).catch(() => [])).filter(isOwnName);
      const ages = await Promise.all(names.map(async (name) => stat(join(folder, name)).catch(() => null)));
      return names.filter((_, index) => (ages[index]?.mtimeMs ?? moment) < moment);
    },
  };
}
