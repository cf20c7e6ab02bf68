import type { openEndpoints } from "#contract/areas/open.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { allStaffTypes, findStaffType } from "#server/stores/staff-types.ts";

/** Every staff type; visitors need them for the booking form (D-101). */
export const staffTypes: Verb<typeof openEndpoints.staffTypes> = ({ services }) => allStaffTypes(services.db);

/** The questionnaire of one staff type, as a list of one. Refuses `not_found`. */
export const skillDetail: Verb<typeof openEndpoints.skillDetail> = async ({ params, services }) => {
  const staffType = await findStaffType(services.db, params.id);
  if (!staffType) throw new Refused("not_found");
  const { id, job_title, skill_detail } = staffType;
  return [{ id, job_title, skill_detail }];
};
