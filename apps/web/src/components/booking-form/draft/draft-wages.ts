import type * as z from "zod/mini";
import type { globalMessage } from "#contract/settings/setting.entities.ts";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { parseKroner, toCommaString } from "#rules/money/ore.ts";
import { atLeastLowest, type StaffWages, startingWage, wagesOn } from "#rules/pricing/staff-wages.ts";
import { dayOf, isDay } from "#rules/time/moment.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { BookingDraft } from "./booking-draft.ts";

type Chosen = Pick<BookingDraft, "staff_type" | "date">;

/** What the chosen staff type pays on the chosen day, today where none is chosen; øre an hour. Rule: Wages of a staff type, docs/rules/pricing.md. */
export function wagesOfDraft(staffTypes: readonly WireStaffType[], { staff_type, date }: Chosen): StaffWages {
  const wages = staffTypes.find(({ id }) => String(id) === staff_type)?.wages ?? [];
  const versions = wages.map(({ valid_from, hourly_wage, lowest_wage }, id) => ({
    ...{ id, validFrom: valid_from, isWithdrawn: false },
    defaultWage: parseKroner(hourly_wage ?? ""),
    lowestWage: parseKroner(lowest_wage ?? ""),
  }));
  return wagesOn(versions, isDay(date) ? date : dayOf(serverNow()));
}

/** What a form starts with where the staff type says nothing else: `"192,00"`; of visitors nothing is agreed. */
export type FormWages = Pick<z.output<typeof globalMessage>, "hourly_wage" | "agreed_hourly_wage">;

/** The hourly wage that a form of the chosen staff type starts with: `"205,00"`. */
export function wageOfChosen(
  staffTypes: readonly WireStaffType[],
  chosen: Chosen,
  { hourly_wage, agreed_hourly_wage }: FormWages,
): string {
  const ofCompany = {
    general: parseKroner(hourly_wage) ?? 0,
    agreed: parseKroner(agreed_hourly_wage ?? ""),
  };
  return toCommaString(startingWage(wagesOfDraft(staffTypes, chosen), ofCompany));
}

/** A draft whose wage is raised to the lowest of its staff type and day where it is under it. */
export function withLowestWage(staffTypes: readonly WireStaffType[], draft: BookingDraft): BookingDraft {
  const wage = parseKroner(draft.hourly_wage);
  if (wage === null) return draft;
  const raised = atLeastLowest(wage, wagesOfDraft(staffTypes, draft));
  return raised === wage ? draft : { ...draft, hourly_wage: toCommaString(raised) };
}
