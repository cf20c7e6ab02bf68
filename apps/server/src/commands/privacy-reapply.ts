import { reapplyErasures } from "#server/features/privacy/erasure/reapply.ts";
import { createClock } from "#server/platform/clock.ts";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import type { Database } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import { readSettings } from "#server/platform/settings.ts";
import { runCommand } from "./run-command.ts";

// `npm run privacy:reapply [-- <file>]` erases once more, after the restore of a backup, whom the list of erasures names.

await runCommand(run);

/** Deleted rows stay in the files of the embedded database until these are written anew, and in its log until the next. */
async function rewriteFiles(database: Database): Promise<void> {
  for (const statement of ["vacuum full", "checkpoint", "select pg_switch_wal()", "checkpoint"]) {
    await database.script(statement);
  }
}

async function run(file: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const count = await reapplyErasures(
      {
        db: database.db,
        clock: createClock(settings.clockStart),
        settings,
        secrets: await openSecrets(database.db, settings),
        outbox: createOutbox(async () => {}),
        integrations: openIntegrations(settings),
      },
      file,
    );
    if (database.kind === "embedded") await rewriteFiles(database);
    console.log(`${count} erasures were done once more.`);
  } finally {
    await database.close();
  }
}
