import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import { rotateSecrets } from "#server/platform/crypto/rotate.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { StartError } from "#server/platform/errors.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { runCommand } from "./run-command.ts";

// `npm run secrets:rotate` encrypts everything under APP_SECRET that APP_SECRET_PREVIOUS, or an earlier version of
// the product, encrypted. It may be stopped and run again (docs/operations/keys.md).

await runCommand(run);

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const rotated = await rotateSecrets(database.db, await openSecrets(database.db, settings));
    for (const { column, rewritten } of rotated) console.log(`${column}: ${rewritten} encrypted anew`);
    const unreadable = rotated.flatMap(({ column, unreadable: rows }) =>
      rows.map((row) => `${column} of row ${row}`),
    );
    if (unreadable.length > 0) {
      throw new StartError(
        `No known secret opens ${unreadable.join(", ")}: keep APP_SECRET_PREVIOUS until these are entered anew.`,
      );
    }
    console.log(
      "Everything is encrypted with APP_SECRET. Once every process runs with it, remove APP_SECRET_PREVIOUS.",
    );
  } finally {
    await database.close();
  }
}
