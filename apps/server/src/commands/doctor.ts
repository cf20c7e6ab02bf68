import { createClock } from "#server/platform/clock.ts";
import { StartError } from "#server/platform/errors.ts";
import { readSettings, type Settings } from "#server/platform/settings/settings.ts";
import { type Finding, ok, wrong } from "./doctor/finding.ts";
import { lookAtDatabase } from "./doctor/look-at-database.ts";
import { lookOutside } from "./doctor/look-outside.ts";
import { askVendors } from "./doctor/vendors/vendor-checks.ts";

// `npm run doctor` says in plain sentences how the installation is, `npm run doctor -- vendors [--write]` what the vendors
// say that are configured. Both end with 1 where something is wrong.

const [what, ...more] = process.argv.slice(2);
const findings = await (what === undefined ? look() : what === "vendors" ? ask(more) : refuseArgument());
for (const { area, state, text } of findings) console.log(`${state.padEnd(6)}${area.padEnd(12)}${text}`);
const bad = findings.filter(({ state }) => state === "WRONG").length;
if (findings.length === 0) console.log("No vendor is configured: there is nobody to ask.");
else console.log(bad === 0 ? "Nothing is wrong." : `Wrong: ${bad}.`);
process.exitCode = bad === 0 ? 0 : 1;

function look(): Promise<Finding[]> {
  return withSettings(async (settings) => [
    ok(
      "Settings",
      settings.production ? "They are complete, for production." : "They are complete, for a try-out.",
    ),
    ...(await lookAtDatabase(settings, createClock(settings.clockStart))),
    ...(await lookOutside(settings)),
  ]);
}

function ask(flags: readonly string[]): Promise<Finding[]> {
  if (flags.some((flag) => flag !== "--write")) return refuseArgument();
  return withSettings((settings) => askVendors(settings, { writes: flags.includes("--write") }));
}

async function refuseArgument(): Promise<Finding[]> {
  return [wrong("Settings", "The doctor takes nothing, 'vendors', or 'vendors --write'.")];
}

async function withSettings(look: (settings: Settings) => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [wrong("Settings", error.message)];
  }
}
