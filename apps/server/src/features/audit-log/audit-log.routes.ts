import { auditEndpoints as rows } from "#contract/backoffice/audit-log.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { exportLog, log } from "./audit-log.ts";

/** The log of who did what. */
export const auditLogRoutes: readonly Route[] = [route(rows.log, log), route(rows.logExport, exportLog)];
