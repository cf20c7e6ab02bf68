import { run, seededDatabase } from "../databases.ts";
import { asOfficesAre } from "../growth/history.ts";
import { type MeasuredCall, measuredReads, measuredWrites } from "./calls.ts";

/** The measured calls by where they are measured: what writes need would make the lists of the reads longer. */
export const worlds = { reads: Object.keys(measuredReads), writes: Object.keys(measuredWrites) } as {
  [World in "reads" | "writes"]: MeasuredCall[];
};
export const worldNames = Object.keys(worlds) as (keyof typeof worlds)[];

/** A database in which the calls of a world can be made, `<name>_<world>`, with `others` bookings of other companies. */
export async function databaseOf(
  server: string,
  name: string,
  world: keyof typeof worlds,
  others: number,
): Promise<string> {
  const size = { others, hasVacancies: true, hasCrew: world === "writes" };
  const url = await seededDatabase(server, `${name}_${world}`, size);
  await run(url, asOfficesAre);
  await run(url, "vacuum analyze");
  return url;
}
