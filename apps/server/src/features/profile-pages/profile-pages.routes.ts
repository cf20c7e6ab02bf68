import { pageEndpoints as rows } from "#contract/backoffice/profile-page.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { company } from "./company-page.ts";
import { person } from "./person-page.ts";

/** The page of a person and of a company. */
export const profilePageRoutes: readonly Route[] = [route(rows.person, person), route(rows.company, company)];
