import { auditEndpoints } from "#contract/desk/audit-endpoints.ts";
import { deskEndpoints as rows } from "#contract/desk/endpoints.ts";
import { figureEndpoints } from "#contract/desk/figure-endpoints.ts";
import { manyMessageEndpoints as manyRows } from "#contract/desk/message-endpoints.ts";
import { pageEndpoints } from "#contract/desk/page-endpoints.ts";
import { reminderEndpoints } from "#contract/desk/reminder-endpoints.ts";
import { undoEndpoints } from "#contract/desk/undo-endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { exportLog, log } from "./audit/log.ts";
import { figures } from "./figures/figures.ts";
import { sendToMany } from "./messages/send.ts";
import { sentToMany } from "./messages/sent.ts";
import { company } from "./pages/company.ts";
import { person } from "./pages/person.ts";
import { remind, reminders } from "./reminders/remind.ts";
import { search } from "./search/search.ts";
import { today } from "./today/today.ts";
import { undo, undos } from "./undo/undo.ts";

/** The desk of the office. */
export const deskRoutes: readonly Route[] = [
  route(rows.today, today),
  route(reminderEndpoints.reminders, reminders),
  route(reminderEndpoints.remind, remind),
  route(rows.search, search),
  route(pageEndpoints.person, person),
  route(pageEndpoints.company, company),
  route(figureEndpoints.figures, figures),
  route(manyRows.sendToMany, sendToMany),
  route(manyRows.sentToMany, sentToMany),
  route(auditEndpoints.log, log),
  route(auditEndpoints.logExport, exportLog),
  route(undoEndpoints.list, undos),
  route(undoEndpoints.undo, undo),
];
