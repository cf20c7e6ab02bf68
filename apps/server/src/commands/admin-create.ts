import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { assertNoTryOut } from "#server/demo/try-out.ts";
import { createAdmin } from "#server/features/corporations/create-admin.ts";
import { createClock } from "#server/platform/clock.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { StartError } from "#server/platform/errors.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { runCommand } from "./run-command.ts";

// `npm run admin:create -- <email>` makes an admin; the password is asked for, or read from standard input.

await runCommand(run);

async function run(email: string | undefined): Promise<void> {
  if (!email) throw new StartError("Usage: npm run admin:create -- <email>");
  const settings = readSettings(process.env);
  const password = process.stdin.isTTY ? await askForPassword() : await pipedPassword();
  const database = await openDatabase(settings);
  try {
    await database.withoutTimeout((db) => migrate({ db }));
    if (settings.production) await assertNoTryOut(database);
    const now = createClock(settings.clockStart).now();
    await createAdmin(database.db, { email, password, name: settings.brand.name }, now);
  } finally {
    await database.close();
  }
  console.log(`${email} is an admin now and signs in at ${settings.publicUrl}/corporationlogin.`);
}

/** Asks twice; what is typed does not show. */
async function askForPassword(): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silence, terminal: true });
  const ask = async (question: string) => {
    process.stdout.write(question);
    const answer = await reader.question("");
    process.stdout.write("\n");
    return answer;
  };
  const password = await ask("Password (8 to 128 characters): ");
  const again = await ask("Again: ");
  reader.close();
  if (password !== again) throw new StartError("The two passwords differ.");
  return password;
}

async function pipedPassword(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, "");
}
