import { demoAccounts, demoEmployees, demoPassword } from "#server/demo/accounts.ts";
import type { Settings } from "#server/platform/settings.ts";

/** What the console says once the product answers: where, on what, and in a try-out how to sign in. */
export function startingWords(settings: Settings, database: string, isTryOut: boolean): string {
  const lines = [`${settings.brand.name} answers at ${settings.publicUrl}`, `Runs on: ${database}`];
  if (!settings.production)
    lines.push("Not in production: messages stay in the mailbox, sign-in of employees is local.");
  if (isTryOut) {
    lines.push(
      "",
      "Try-out with invented data. Companies and admin sign in at /corporationlogin:",
      ...demoAccounts.map(({ email, label }) => `  ${email.padEnd(24)} ${demoPassword}   ${label}`),
      "Employees sign in at /employeelogin with a name, for example:",
      `  ${demoEmployees.join(", ")}`,
    );
  }
  return lines.join("\n");
}
