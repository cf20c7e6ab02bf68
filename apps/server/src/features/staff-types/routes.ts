import { openEndpoints } from "#contract/areas/open.ts";
import { staffTypeEndpoints as rows } from "#contract/areas/staff-types.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { skillDetail, staffTypes } from "./list.ts";
import { addStaffType, saveStaffType, switchVisibility } from "./save.ts";

/** Staff types as everybody reads and admins edit them. */
export const staffTypeRoutes: readonly Route[] = [
  route(openEndpoints.staffTypes, staffTypes),
  route(openEndpoints.skillDetail, skillDetail),
  route(rows.add, addStaffType),
  route(rows.save, saveStaffType),
  route(rows.switchVisibility, switchVisibility),
];
