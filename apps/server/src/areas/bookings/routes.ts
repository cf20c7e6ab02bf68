import { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { corporationEndpoints } from "#contract/areas/corporations.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { cancel } from "./cancel.ts";
import { change } from "./change.ts";
import { changeStatus } from "./change-status.ts";
import { changeUiStatus } from "./change-ui-status.ts";
import { create } from "./create.ts";
import { finished } from "./finished.ts";
import { finishedOfWeek } from "./finished-of-week.ts";
import { get, getDeprecated, getEditable } from "./get.ts";
import { lastCreated } from "./last-created.ts";
import { repeat } from "./repeat.ts";
import { sendBookingList } from "./send-booking-list.ts";
import { checkoutNotifications, meta } from "./staff-type-panel.ts";
import { upcoming } from "./upcoming.ts";

/** A company's own bookings, and the two counts of its home. */
export const bookingRoutes: readonly Route[] = [
  route(rows.upcoming, upcoming),
  route(rows.finished, finished),
  route(rows.finishedOfWeek, finishedOfWeek),
  route(rows.lastCreated, lastCreated),
  route(rows.create, create),
  route(rows.get, get),
  route(rows.getEditable, getEditable),
  route(rows.getDeprecated, getDeprecated),
  route(rows.change, change),
  route(rows.repeat, repeat),
  route(rows.cancel, cancel),
  route(rows.changeStatus, changeStatus),
  route(rows.changeUiStatus, changeUiStatus),
  route(rows.sendBookingList, sendBookingList),
  route(corporationEndpoints.meta, meta),
  route(corporationEndpoints.checkoutNotifications, checkoutNotifications),
];
