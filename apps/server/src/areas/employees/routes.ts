import { employeeEndpoints as rows } from "#contract/areas/employees.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { intro } from "./intro.ts";
import { saveProfile } from "./save-profile.ts";
import { transferOldProfile } from "./transfer-old-profile.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { saveWorkLocations } from "./work-locations.ts";
import { deleteWorkSkill, saveWorkSkills } from "./work-skills.ts";

export const employeeRoutes: readonly Route[] = [
  route(rows.intro, intro),
  route(rows.save, saveProfile),
  route(rows.saveWorkLocations, saveWorkLocations),
  route(rows.saveWorkSkills, saveWorkSkills),
  route(rows.deleteWorkSkill, deleteWorkSkill),
  route(rows.transferOldProfile, transferOldProfile),
  route(rows.unsubscribe, unsubscribe),
  route(rows.unsubscribeOneClick, unsubscribe),
];
