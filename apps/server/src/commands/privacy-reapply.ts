import { rewriteFiles } from "#server/features/privacy/erasure/purge.ts";
import { reapplyErasures } from "#server/features/privacy/erasure/reapply.ts";
import { createClock } from "#server/platform/clock.ts";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { openIntegrations } from "#server/platform/integrations/open.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { runCommand } from "./run-command.ts";

// `npm run privacy:reapply [-- <file>]` erases once more, after the restore of a backup, whom the list of erasures names.

await runCommand(run);

async function run(file: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  const clock = createClock(settings.clockStart);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const count = await reapplyErasures(
      {
        db: database.db,
        clock,
        settings,
        secrets: await openSecrets(database.db, settings),
        outbox: createOutbox(),
        integrations: openIntegrations(settings, clock),
      },
      file,
    );
    if (database.kind === "embedded") await rewriteFiles(database);
    console.log(`${count} erasures were done once more.`);
  } finally {
    await database.close();
  }
}
