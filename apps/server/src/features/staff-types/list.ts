import type { staffTypeEndpoints } from "#contract/staff-types/endpoints.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { allStaffTypes, findStaffType } from "./queries.ts";

/** Every staff type; visitors need them for the booking form. */
export const staffTypes: Handler<typeof staffTypeEndpoints.list> = ({ services }) =>
  allStaffTypes(services.db);

/** The questionnaire of one staff type, as a list of one. Refuses `not_found`. */
export const skillDetail: Handler<typeof staffTypeEndpoints.skillDetail> = async ({ params, services }) => {
  const staffType = await findStaffType(services.db, params.id);
  if (!staffType) throw new DomainError("not_found");
  const { id, job_title, skill_detail } = staffType;
  return [{ id, job_title, skill_detail }];
};
