import { existsSync } from "node:fs";
import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#server/platform/errors.ts";

/** Copies the pictures of our own store, in all sizes; answers how many files. One is never changed, only deleted. */
export async function copyPictures(from: string, to: string): Promise<number> {
  const source = join(from, "images");
  if (!existsSync(source)) return 0;
  await cp(source, join(to, "images"), { recursive: true, errorOnExist: true, force: false });
  return countPictures(to);
}

/** Refuses a directory that has pictures: those of two installations would be mixed. */
export async function assertNoPictures(dataDir: string): Promise<void> {
  if ((await countPictures(dataDir)) > 0)
    throw new StartError(`${dataDir} holds pictures already: restore into an empty directory.`);
}

async function countPictures(folder: string): Promise<number> {
  const entries = await readdir(join(folder, "images"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).length;
}
