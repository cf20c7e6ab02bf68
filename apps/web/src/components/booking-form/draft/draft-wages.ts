import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { parseKroner, toCommaString } from "#rules/money/ore.ts";
import { type StaffWages, startingWage, wagesOn } from "#rules/pricing/staff-wages.ts";
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

/** The hourly wage that a form of the chosen staff type starts with: `"205,00"`. `general`: that of all types. */
export function wageOfChosen(staffTypes: readonly WireStaffType[], chosen: Chosen, general: string): string {
  return toCommaString(startingWage(wagesOfDraft(staffTypes, chosen), parseKroner(general) ?? 0));
}
