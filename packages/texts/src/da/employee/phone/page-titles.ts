import { employeeProfileTexts } from "#texts/da/employee/employee-profile.ts";
import { penaltyTexts } from "#texts/da/employee/penalties.ts";
import { payTexts } from "#texts/da/employee/shifts/pay.ts";
import { historyTexts } from "#texts/da/employee/shifts/shift-states.ts";

/** What the employee's pages are called in the browser's tab and among the phone's open apps, by the start of their path. */
export const employeePageTitles: ReadonlyMap<string, string> = new Map([
  ["bookinginformation", "Job"],
  ["employee", "Job"],
  ["checkout-employees", "Stempel ud"],
  ["editemployee", employeeProfileTexts.title],
  ["pay", payTexts.title],
  ["history", historyTexts.title],
  ["penalties", penaltyTexts.title],
  ["my-data", "Mine oplysninger"],
  ["privacy", "Sådan behandler vi oplysninger"],
]);

/** What the home is called, also while somebody is still onboarding. */
export const employeeHomeTitles = { jobs: "Jobs", isNew: "Opret profil" } as const;
