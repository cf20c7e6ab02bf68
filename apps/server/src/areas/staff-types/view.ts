import type { staffTypeEndpoints as rows } from "#contract/areas/staff-types.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { StaffTypeRow } from "#server/stores/staff-types.ts";

/** All of a staff type, as admins have it. */
export function wholeStaffTypeView({
  created_at: _createdAt,
  ...staffType
}: StaffTypeRow): AnswerOf<typeof rows.save> {
  return staffType;
}
