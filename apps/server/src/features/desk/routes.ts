import { deskEndpoints as rows } from "#contract/desk/endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { search } from "./search/search.ts";
import { today } from "./today/today.ts";

/** The desk of the office. */
export const deskRoutes: readonly Route[] = [route(rows.today, today), route(rows.search, search)];
