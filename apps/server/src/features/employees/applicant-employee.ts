import type * as z from "zod/mini";
import type { applicantEmployee } from "#contract/applications/entities.ts";
import { ageOn } from "#rules/people/age.ts";
import { initialOf } from "#rules/people/short-name.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { Reputation } from "#server/features/ratings/reputations.ts";
import type { EmployeeRow } from "./queries.ts";

export type WireApplicantEmployee = z.output<typeof applicantEmployee>;

/**
 * An employee as a company sees one: an initial for the last name, the number of selected
 * people only, the Facebook link for admins only.
 */
export function applicantEmployeeView(
  row: EmployeeRow,
  reputation: Reputation,
  { asAdmin, isSelected, now }: { asAdmin: boolean; isSelected: boolean; now: Moment },
): WireApplicantEmployee {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: asAdmin ? row.last_name : initialOf(row.last_name),
    age: row.birth_date === null ? null : ageOn(row.birth_date, dayOf(now)),
    phone: asAdmin || isSelected ? row.phone : null,
    city: row.city,
    description: row.description,
    profile_image: row.profile_image,
    baseURL_image: row.base_url_image,
    ...reputation,
    shiftsCount: reputation.nrOfShifts,
    cancelledShiftsCount: reputation.nrOfCancelledShifts,
    has_driver_license: row.has_driver_license,
    owns_car: row.owns_car,
    facebook_link: asAdmin ? row.facebook_link : null,
  };
}
