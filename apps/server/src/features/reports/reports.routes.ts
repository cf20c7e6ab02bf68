import { reportEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { figures } from "./reports.ts";

/** Figures of the business. */
export const reportRoutes: readonly Route[] = [route(rows.figures, figures)];
