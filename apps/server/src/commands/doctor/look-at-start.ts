import { loadInstallation } from "#server/features/worklist/setup-checklist.ts";
import type { Db } from "#server/platform/database/database.ts";
import { type Finding, note, ok } from "./finding.ts";

/** What a new installation lacks until its first shift is worked, each with what to do; one finding once it is. */
export async function lookAtStart(db: Db): Promise<Finding[]> {
  const owner = await db
    .selectFrom("corporations")
    .select("id")
    .where("is_admin", "=", true)
    .where("office_role", "=", "owner")
    .limit(1)
    .executeTakeFirst();
  const stored = await loadInstallation(db);
  const missing: readonly (readonly [boolean, string])[] = [
    [owner !== undefined, "Nobody can sign in to the office: npm run admin:create -- <email>."],
    [
      stored?.has_staff_types ?? false,
      "There is no staff type to book: the owner adds one at /admin/staffType.",
    ],
    [stored?.has_fees ?? false, "The fees were never saved: at /admin/staffType."],
    [
      stored?.has_company ?? false,
      "No company is there: one signs itself up on the front page (/newcorporation).",
    ],
    [
      stored?.has_people ?? false,
      "No employee may work yet: invite people (/admin/invited), and approve whoever comes (/admin/newProfiles).",
    ],
    [
      stored?.has_booking ?? false,
      "No booking is approved: a company books, the office approves (/admin/approve-booking-overview).",
    ],
    [
      stored?.has_worked ?? false,
      "No shift has been worked: somebody applies, the company selects, and both stamp their times.",
    ],
  ];
  const open = missing.filter(([isThere]) => !isThere).map(([, text]) => note("Start", text));
  return open.length > 0
    ? open
    : [ok("Start", "Shifts have been worked; nothing of the beginning is missing.")];
}
