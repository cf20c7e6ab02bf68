import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartError } from "#server/platform/errors.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { assertBucketHasNoPictures, loadPictures } from "./backup/bucket-pictures.ts";
import { restoreEmbedded } from "./backup/embedded.ts";
import { databaseFile, readManifest } from "./backup/manifest.ts";
import { assertNoPictures, copyPictures } from "./backup/pictures.ts";
import { restorePostgres } from "./backup/postgres.ts";
import { runCommand } from "./run-command.ts";

// `npm run restore -- <folder>` brings a backup back, into an empty database and a directory without pictures.

await runCommand(run);

async function run(named: string | undefined): Promise<void> {
  if (!named) throw new StartError("Usage: npm run restore -- <folder of the backup>");
  const settings = readSettings(process.env);
  const folder = resolve(named);
  const { database, made, pictures } = await readManifest(folder);
  const kind = settings.databaseUrl ? "postgres" : "embedded";
  if (database !== kind)
    throw new StartError(
      database === "postgres"
        ? "The backup is of PostgreSQL: set DATABASE_URL to an empty database."
        : "The backup is of the embedded database: restore it without DATABASE_URL.",
    );
  if (settings.objectStorage) await assertBucketHasNoPictures(settings.objectStorage);
  else await assertNoPictures(settings.dataDir);

  await mkdir(settings.dataDir, { recursive: true });
  const file = join(folder, databaseFile[database]);
  if (settings.databaseUrl) await restorePostgres(settings.directUrl ?? settings.databaseUrl, file);
  else await restoreEmbedded(settings.dataDir, file);
  const copied = settings.objectStorage
    ? await loadPictures(folder, settings.objectStorage)
    : await copyPictures(folder, settings.dataDir);
  if (copied !== pictures)
    throw new StartError(`The backup had ${pictures} files of pictures and only ${copied} are left of them.`);
  // Who was erased since stays erased: a list that is there is newer, and the next start does what it says.
  const erasures = join(settings.dataDir, "erasures.jsonl");
  const saved = join(folder, "erasures.jsonl");
  if (!existsSync(erasures) && existsSync(saved)) await copyFile(saved, erasures);
  console.log(
    `Restored the backup of ${made}: database and ${copied} files of pictures. Start with its APP_SECRET.`,
  );
}
