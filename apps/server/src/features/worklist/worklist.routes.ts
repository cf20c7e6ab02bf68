import { worklistEndpoints as rows } from "#contract/backoffice/worklist.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { today } from "./worklist.ts";

/** What waits for the office. */
export const worklistRoutes: readonly Route[] = [route(rows.today, today)];
