import { reminderEndpoints as rows } from "#contract/backoffice/reminder.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { remind, reminders } from "./remind.ts";

/** Reminding whoever an item of the worklist waits for. */
export const reminderRoutes: readonly Route[] = [
  route(rows.reminders, reminders),
  route(rows.remind, remind),
];
