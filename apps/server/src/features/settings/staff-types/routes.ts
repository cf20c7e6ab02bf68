import { staffTypeEndpoints as rows } from "#contract/settings/staff-types/endpoints.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { allStaffTypes, findStaffType } from "./queries.ts";
import { addStaffType, saveStaffType, switchVisibility } from "./save.ts";

/** Every staff type; visitors need them for the booking form. */
const staffTypes: Handler<typeof rows.list> = ({ services }) => allStaffTypes(services.db);

/** The questionnaire of one staff type, as a list of one. Refuses `not_found`. */
const skillDetail: Handler<typeof rows.skillDetail> = async ({ params, services }) => {
  const staffType = await findStaffType(services.db, params.id);
  if (!staffType) throw new DomainError("not_found");
  const { id, job_title, skill_detail } = staffType;
  return [{ id, job_title, skill_detail }];
};

/** Staff types as everybody reads and admins edit them. */
export const staffTypeRoutes: readonly Route[] = [
  route(rows.list, staffTypes),
  route(rows.skillDetail, skillDetail),
  route(rows.add, addStaffType),
  route(rows.save, saveStaffType),
  route(rows.switchVisibility, switchVisibility),
];
