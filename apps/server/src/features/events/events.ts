import { accountEvents } from "./account.events.ts";
import { apiAccessEvents } from "./api-access.events.ts";
import { bookingEvents } from "./booking.events.ts";
import { checkoutEvents } from "./checkout.events.ts";
import { corporationEvents } from "./corporation.events.ts";
import { deliveryEvents } from "./delivery.events.ts";
import { employeeEvents } from "./employee.events.ts";
import { employeeAccessEvents } from "./employee-access.events.ts";
import type { EventOf } from "./event-table.ts";
import { invoicingEvents } from "./invoicing.events.ts";
import { jobSearchEvents } from "./job-search.events.ts";
import { officeEvents } from "./office.events.ts";
import { penaltyEvents } from "./penalty.events.ts";
import { settingEvents } from "./setting.events.ts";
import { shiftEvents } from "./shift.events.ts";
import { standbyEvents } from "./standby.events.ts";

/** Everything that happens, with what follows from it: the audit entry and the pages that are stale. */
export const events = {
  ...accountEvents,
  ...apiAccessEvents,
  ...bookingEvents,
  ...checkoutEvents,
  ...corporationEvents,
  ...employeeAccessEvents,
  ...employeeEvents,
  ...deliveryEvents,
  ...invoicingEvents,
  ...jobSearchEvents,
  ...officeEvents,
  ...penaltyEvents,
  ...settingEvents,
  ...shiftEvents,
  ...standbyEvents,
};

export type DomainEvent = EventOf<typeof events>;
