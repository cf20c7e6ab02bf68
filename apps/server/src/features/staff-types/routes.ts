import { staffTypeEndpoints as rows } from "#contract/staff-types/endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { skillDetail, staffTypes } from "./list.ts";
import { addStaffType, saveStaffType } from "./save.ts";
import { switchVisibility } from "./switch-visibility.ts";

/** Staff types as everybody reads and admins edit them. */
export const staffTypeRoutes: readonly Route[] = [
  route(rows.list, staffTypes),
  route(rows.skillDetail, skillDetail),
  route(rows.add, addStaffType),
  route(rows.save, saveStaffType),
  route(rows.switchVisibility, switchVisibility),
];
