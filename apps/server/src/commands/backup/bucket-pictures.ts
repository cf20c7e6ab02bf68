import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { StartError } from "#server/platform/errors.ts";
import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import { PICTURES } from "#server/platform/integrations/images/bucket.ts";
import {
  type ObjectStorage,
  openObjectStorage,
} from "#server/platform/integrations/object-storage/client.ts";
import type { ObjectStorageSettings } from "#server/platform/integrations/object-storage/settings.ts";

/** How many objects are on the way at once. */
const AT_ONCE = 8;

/** Copies the pictures of a bucket into the folder of a backup, as they lie on a disk; answers how many files. */
export function savePictures(settings: ObjectStorageSettings, folder: string): Promise<number> {
  return withStorage(settings, async (storage) => {
    const keys = (await storage.list(PICTURES)).map(({ key }) => key);
    let saved = 0;
    await inTurn(keys, async (key) => {
      const content = await storage.get(key);
      // Deleted since it was listed: an erasure that goes on beside us.
      if (content === null || key.includes("..")) return;
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      saved += 1;
    });
    return saved;
  });
}

/** Copies the pictures of a backup into a bucket; answers how many files. */
export function loadPictures(folder: string, settings: ObjectStorageSettings): Promise<number> {
  return withStorage(settings, async (storage) => {
    const entries = await readdir(join(folder, PICTURES), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    await inTurn(files, async (file) =>
      storage.put(relative(folder, file), await readFile(file), "image/webp"),
    );
    return files.length;
  });
}

/** Refuses a bucket that has pictures: those of two installations would be mixed. */
export async function assertBucketHasNoPictures(settings: ObjectStorageSettings): Promise<void> {
  const found = await withStorage(settings, (storage) => storage.list(PICTURES));
  if (found.length > 0)
    throw new StartError("The bucket of S3_BUCKET holds pictures already: restore into an empty one.");
}

/** What the storage refuses is one sentence, as everything that a command refuses. */
async function withStorage<T>(
  settings: ObjectStorageSettings,
  work: (storage: ObjectStorage) => Promise<T>,
): Promise<T> {
  try {
    return await work(openObjectStorage(settings));
  } catch (error) {
    if (error instanceof ServiceFailure) throw new StartError(`${error.message}.`);
    throw error;
  }
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
