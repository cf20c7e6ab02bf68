import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { duplicateEndpoints } from "#contract/bookings/duplicate.endpoints.ts";
import { fillChanceEndpoints } from "#contract/bookings/fill-chance.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { ownerApprovalEndpoints } from "#contract/bookings/owner-approval.ts";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { oldCounts, upcomingCounts } from "#server/features/bookings/admin/booking-counts.ts";
import { futureBookings } from "#server/features/bookings/admin/future-bookings.ts";
import { list } from "#server/features/bookings/admin/list-bookings.ts";
import { finished, finishedOfWeek } from "#server/features/bookings/corporation-view/finished-bookings.ts";
import {
  get,
  getDeprecated,
  getEditable,
  lastCreated,
} from "#server/features/bookings/corporation-view/get-booking.ts";
import { checkoutNotifications, meta } from "#server/features/bookings/corporation-view/staff-type-panel.ts";
import { rejectedOfCompany, upcoming } from "#server/features/bookings/corporation-view/upcoming-bookings.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { change } from "./change-booking.ts";
import { changeBookingDepartment } from "./change-department.ts";
import { duplicates } from "./corporation-view/duplicates.ts";
import { fillChance } from "./corporation-view/fill-chance.ts";
import { staffList } from "./corporation-view/staff-list-pdf.ts";
import { create } from "./create-booking.ts";
import { addRoles } from "./orders/add-roles.ts";
import { approveOrder } from "./orders/approve-order.ts";
import { createOrder } from "./orders/create-order.ts";
import { getOrder, orderOfOffice } from "./orders/load-order.ts";
import { repeat } from "./repeat-booking.ts";
import { sendBookingList } from "./send-booking-list.ts";
import { signUpWithBooking } from "./sign-up-with-booking.ts";
import { cancel } from "./status/cancel-booking.ts";
import { changeStatus, changeUiStatus } from "./status/change-status.ts";
import { answerAsOwner } from "./status/owner-approval/answer-as-owner.ts";
import { ownerLimit, setOwnerLimit } from "./status/owner-approval/owner-limit.ts";

/** A company's own bookings, the two counts of its home, and everybody's bookings as admins overlook them. */
export const bookingRoutes: readonly Route[] = [
  route(rows.upcoming, upcoming),
  route(rows.rejected, rejectedOfCompany),
  route(rows.finished, finished),
  route(rows.finishedOfWeek, finishedOfWeek),
  route(rows.lastCreated, lastCreated),
  route(rows.create, create),
  route(corporationEndpoints.signUpWithBooking, signUpWithBooking),
  route(fillChanceEndpoints.fillChance, fillChance),
  route(duplicateEndpoints.duplicates, duplicates),
  route(rows.get, get),
  route(rows.getEditable, getEditable),
  route(rows.staffList, staffList),
  route(rows.getDeprecated, getDeprecated),
  route(rows.change, change),
  route(rows.repeat, repeat),
  route(orderEndpoints.create, createOrder),
  route(orderEndpoints.addRoles, addRoles),
  route(orderEndpoints.get, getOrder),
  route(orderEndpoints.ofOffice, orderOfOffice),
  route(orderEndpoints.approve, approveOrder),
  route(ownerApprovalEndpoints.ownerLimit, ownerLimit),
  route(ownerApprovalEndpoints.setOwnerLimit, setOwnerLimit),
  route(ownerApprovalEndpoints.answerAsOwner, answerAsOwner),
  route(rows.cancel, cancel),
  route(rows.changeStatus, changeStatus),
  route(rows.changeUiStatus, changeUiStatus),
  route(departmentEndpoints.changeBookingDepartment, changeBookingDepartment),
  route(rows.sendBookingList, sendBookingList),
  route(corporationEndpoints.meta, meta),
  route(corporationEndpoints.checkoutNotifications, checkoutNotifications),
  route(adminBookingEndpoints.list, list),
  route(adminBookingEndpoints.upcomingCounts, upcomingCounts),
  route(adminBookingEndpoints.oldCounts, oldCounts),
  route(accountEndpoints.futureBookings, futureBookings),
];
