import { resetSecondFactorOf } from "#server/features/sessions/second-factor/reset.ts";
import { createClock } from "#server/platform/clock.ts";
import { openSecrets } from "#server/platform/crypto/open-secrets.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { StartError } from "#server/platform/errors.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { runCommand } from "./run-command.ts";

// `npm run admin:reset-second-factor -- <email>` takes a lost second factor away; the account is told by mail.

await runCommand(run);

async function run(email: string | undefined): Promise<void> {
  if (!email) throw new StartError("Usage: npm run admin:reset-second-factor -- <email>");
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const { db } = database;
    const secrets = await openSecrets(db, settings);
    const services = { db, settings, secrets, outbox: createOutbox() };
    // The running product, or the next start, delivers the mail.
    await resetSecondFactorOf(services, email, createClock(settings.clockStart).now());
  } finally {
    await database.close();
  }
  console.log(`${email} signs in with the password alone now, at ${settings.publicUrl}/corporationlogin.`);
}
