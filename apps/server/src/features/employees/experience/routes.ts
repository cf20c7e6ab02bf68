import { employeeEndpoints as rows } from "#contract/employees/endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { addExperience, changeExperience, listExperience, removeExperience } from "./experience.ts";

export const experienceRoutes: readonly Route[] = [
  route(rows.experience, listExperience),
  route(rows.addExperience, addExperience),
  route(rows.changeExperience, changeExperience),
  route(rows.deleteExperience, removeExperience),
];
