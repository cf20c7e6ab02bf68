import { employeeEndpoints as rows } from "#contract/employees/endpoints.ts";
import { transferOldProfile } from "#server/features/employees/old-profiles/transfer-old-profile.ts";
import { intro } from "#server/features/employees/profile/intro.ts";
import { saveProfile } from "#server/features/employees/profile/save-profile.ts";
import { unsubscribe } from "#server/features/employees/profile/unsubscribe.ts";
import { saveWorkLocations } from "#server/features/employees/profile/work-locations.ts";
import { deleteWorkSkill, saveWorkSkills } from "#server/features/employees/skills/work-skills.ts";
import { type Route, route } from "#server/platform/http/handler.ts";

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
