import { reportEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import { hoursEndpoints } from "#contract/employees/hours.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { hoursExport, hoursOfPerson, ownHours } from "./hours/hours.ts";
import { monthRoutes } from "./months/months.routes.ts";
import { figures } from "./reports.ts";
import { workReport } from "./work/work-report.ts";

/** Figures of the business, the report of the work, the record of working time, and the months as they are closed. */
export const reportRoutes: readonly Route[] = [
  route(rows.figures, figures),
  route(rows.workReport, workReport),
  route(hoursEndpoints.ownHours, ownHours),
  route(hoursEndpoints.hoursOfPerson, hoursOfPerson),
  route(hoursEndpoints.hoursExport, hoursExport),
  ...monthRoutes,
];
