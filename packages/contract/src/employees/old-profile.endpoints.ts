import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";

/** What becomes of one line of the file. No CPR and no bank numbers. */
const importedLine = z.object({
  /** Where the line stands in the file, the head being line 1. */
  line: z.int(),
  name: z.string(),
  outcome: z.literal(["new", "there", "wrong"]),
  /** What is wrong, by column. */
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});

const imported = z.object({
  lines: z.array(importedLine),
  new: z.int(),
  there: z.int(),
  wrong: z.int(),
});

export type WireImportedProfiles = z.output<typeof imported>;

/** Old profiles from before sign-in by Facebook and Apple, brought in by an admin. */
export const oldProfileEndpoints = {
  importOldProfiles: endpoint({
    method: "POST",
    path: "admin/old-profiles",
    summary:
      "Imports old profiles from CSV text, one a line; wrong lines and those that are there are left out. `dryRun` changes nothing.",
    callers: ["admin"],
    roles: "office",
    forPeople: true,
    query: z.object({ dryRun: z.optional(z.literal("1")) }),
    body: z.strictObject({ csv: z.string() }),
    answer: imported,
    refusals: ["old_profiles_unreadable"],
    bodyBytes: 2_000_000,
  }),
};
