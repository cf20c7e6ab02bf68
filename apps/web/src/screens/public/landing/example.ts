import type { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { addDays, type Day, weekdayOf } from "#rules/time/moment.ts";
import { landingTexts } from "#texts/da/public/landing.ts";
import { type BookingDraft, startingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { type FormWages, wageOfChosen } from "#web/components/booking-form/draft/draft-wages.ts";

type StaffTypes = AnswerOf<typeof staffTypeEndpoints.list>;

/** Far enough away for every fee of short notice that is usual. */
const DAYS_AHEAD = 8;
const SATURDAY = 6;

/** The first Saturday that is at least eight days away. */
export function exampleDay(today: Day): Day {
  const first = addDays(today, DAYS_AHEAD);
  return addDays(first, (SATURDAY - weekdayOf(first) + 7) % 7);
}

/** Whom the front page prices at first: a waiter where there is one, else the first that companies can book. */
export function exampleStaffType(staffTypes: StaffTypes): StaffTypes[number] | undefined {
  const bookable = staffTypes.filter(({ company }) => company);
  return bookable.find(({ job_title }) => job_title.toLowerCase() === landingTexts.exampleJob) ?? bookable[0];
}

/** What stands in the front page's fields at first: three people on a Saturday evening, at the wage of their job. */
export function exampleDraft(staffTypes: StaffTypes, fees: FormWages, today: Day): BookingDraft {
  const staffType = exampleStaffType(staffTypes);
  const chosen = { staff_type: staffType ? String(staffType.id) : "", date: exampleDay(today) };
  return {
    ...startingDraft(wageOfChosen(staffTypes, chosen, fees)),
    ...chosen,
    ...{ number_of_staff: 3, start_time: "17:00", end_time: "01:00" },
  };
}
