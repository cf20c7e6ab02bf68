import { existsSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createClock } from "#server/platform/clock.ts";
import { StartError } from "#server/platform/errors.ts";
import { readSettings, type Settings } from "#server/platform/settings/settings.ts";
import { savePictures } from "./backup/bucket-pictures.ts";
import { dumpEmbedded } from "./backup/embedded.ts";
import { databaseFile, digestOf, writeManifest } from "./backup/manifest.ts";
import { copyPictures } from "./backup/pictures.ts";
import { dumpPostgres } from "./backup/postgres.ts";
import { runCommand } from "./run-command.ts";

// `npm run backup [-- <folder>]` writes database, pictures and the list of erasures into a new folder.

await runCommand(run);

async function run(wanted: string | undefined): Promise<void> {
  // Whoever runs this reads it, and nobody else: names, addresses and messages are in clear.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const made = new Date(createClock(settings.clockStart).now()).toISOString();
  const folder = resolve(wanted ?? join("backups", `vagtklar-${made.replace(/[:.]/g, "-")}`));
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name a new folder.`);
  await mkdir(folder, { recursive: true });
  try {
    await backUp(settings, folder, made);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

async function backUp(settings: Settings, folder: string, made: string): Promise<void> {
  const kind = settings.databaseUrl ? "postgres" : "embedded";
  const file = join(folder, databaseFile[kind]);
  if (settings.databaseUrl) await dumpPostgres(settings.directUrl ?? settings.databaseUrl, file);
  else await dumpEmbedded(settings.dataDir, file);
  // After the database: every picture that it names is then there.
  const pictures = settings.objectStorage
    ? await savePictures(settings.objectStorage, folder)
    : await copyPictures(settings.dataDir, folder);
  const erasures = join(settings.dataDir, "erasures.jsonl");
  if (existsSync(erasures)) await copyFile(erasures, join(folder, "erasures.jsonl"));
  // Last: a folder without it is no backup.
  await writeManifest(folder, { made, database: kind, sha256: await digestOf(file), pictures });
  console.log(`Backup in ${folder}: database and ${pictures} files of pictures.`);
  if (settings.cloudinary) console.log("Pictures at Cloudinary are not in it.");
  console.log(
    "Without its APP_SECRET nobody can read CPR and bank numbers in it: keep the secret, elsewhere.",
  );
}
