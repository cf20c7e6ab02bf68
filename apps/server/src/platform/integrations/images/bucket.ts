import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type ImageSize, imageSizes } from "#rules/images/image-url.ts";
import type { ObjectStorage } from "#server/platform/integrations/object-storage/client.ts";
import type { Decoder } from "./decoding/decoder.ts";
import type { ImageStore } from "./images.port.ts";
import { format, isImageSize, isOwnName, largest } from "./own-names.ts";
import { receiveImage } from "./receive.ts";

/** Beneath this every object of ours is a picture: `images/160x160/….webp`, as on a disk. */
export const PICTURES = "images/";

const keyOf = (size: string, name: string) => `${PICTURES}${size}/${name}`;
/** The largest last: as long as that one is there, `storedBefore` finds what is left of a picture. */
const smallestFirst: readonly ImageSize[] = [...imageSizes.filter((size) => size !== largest), largest];

/**
 * Keeps pictures in a bucket that all machines share, under the same addresses as on a disk: the server reads them there
 * and passes them on, so that the bucket stays closed to everybody else.
 */
export function createBucketImageStore(
  storage: ObjectStorage,
  { baseUrl, decoder }: { baseUrl: string; decoder: Decoder },
): ImageStore {
  async function remove(name: string): Promise<void> {
    for (const size of smallestFirst) await storage.remove(keyOf(size, name));
  }

  return {
    async store(upload) {
      const id = randomBytes(16).toString("hex");
      const name = `${id}.${format}`;
      await receiveImage(upload, decoder, "squares", async (made) => {
        try {
          for (const size of smallestFirst.toReversed()) {
            await storage.put(
              keyOf(size, name),
              await readFile(join(made, `${size}.webp`)),
              `image/${format}`,
            );
          }
        } catch (error) {
          // Nobody will ask for half a picture; what cannot be deleted now is, once a day.
          await remove(name).catch(() => {});
          throw error;
        }
      });
      return { secure_url: `${baseUrl}${largest}/${name}`, public_id: id, format };
    },

    async open(size, name) {
      if (!isImageSize(size) || !isOwnName(name)) return null;
      const content = await storage.get(keyOf(size, name));
      if (content === null) return null;
      return { body: Readable.from([content]), contentType: `image/${format}`, bytes: content.length };
    },

    async remove({ name }) {
      if (isOwnName(name)) await remove(name);
    },

    async storedBefore(moment) {
      const folder = keyOf(largest, "");
      const objects = await storage.list(folder);
      return objects
        .filter(({ storedAt }) => storedAt < moment)
        .map(({ key }) => key.slice(folder.length))
        .filter(isOwnName);
    },
  };
}
