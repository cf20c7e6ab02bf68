import { worklistEndpoints as rows } from "#contract/backoffice/worklist.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { search } from "./search.ts";

/** The one search box of the office. */
export const searchRoutes: readonly Route[] = [route(rows.search, search)];
