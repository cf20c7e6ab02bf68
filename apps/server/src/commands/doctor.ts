import { createClock } from "#server/platform/clock.ts";
import { StartError } from "#server/platform/errors.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { type Finding, ok, wrong } from "./doctor/finding.ts";
import { lookAtDatabase } from "./doctor/look-at-database.ts";
import { lookOutside } from "./doctor/look-outside.ts";

// `npm run doctor` says in plain sentences how the installation is, and ends with 1 where something is wrong.

const findings = await look();
for (const { area, state, text } of findings) console.log(`${state.padEnd(6)}${area.padEnd(12)}${text}`);
const bad = findings.filter(({ state }) => state === "WRONG").length;
console.log(bad === 0 ? "Nothing is wrong." : `Wrong: ${bad}.`);
process.exitCode = bad === 0 ? 0 : 1;

async function look(): Promise<Finding[]> {
  try {
    const settings = readSettings(process.env);
    const clock = createClock(settings.clockStart);
    return [
      ok(
        "Settings",
        settings.production ? "They are complete, for production." : "They are complete, for a try-out.",
      ),
      ...(await lookAtDatabase(settings, clock)),
      ...(await lookOutside(settings)),
    ];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [wrong("Settings", error.message)];
  }
}
