import type { staffTypeEndpoints as rows } from "#contract/staff-types/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { StaffTypeRow } from "./queries.ts";

/** All of a staff type, as admins have it. */
export function wholeStaffTypeView({
  created_at: _createdAt,
  ...staffType
}: StaffTypeRow): AnswerOf<typeof rows.save> {
  return staffType;
}
