import { staffTypeEndpoints as rows } from "#contract/areas/staff-types.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { addStaffType, saveStaffType } from "./save.ts";
import { switchVisibility } from "./switch-visibility.ts";

/** What an admin makes of the staff types. */
export const staffTypeRoutes: readonly Route[] = [
  route(rows.add, addStaffType),
  route(rows.save, saveStaffType),
  route(rows.switchVisibility, switchVisibility),
];
