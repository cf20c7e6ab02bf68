import type * as z from "zod/mini";
import { webhook, webhookDelivery } from "#contract/api-access/webhook.endpoints.ts";
import {
  applicantEmployee,
  applicantLists,
  applicantShift,
  employeeShift,
} from "#contract/applications/application.entities.ts";
import { officeUser } from "#contract/backoffice/office-user.endpoints.ts";
import { adminBooking, staffEntry } from "#contract/bookings/admin-booking.entities.ts";
import {
  bookingStatus,
  cardShift,
  corporationBooking,
  deprecatedBooking,
  editableBooking,
  employeeBooking,
  finishedBooking,
} from "#contract/bookings/booking.entities.ts";
import { bookingState } from "#contract/bookings/booking-state.ts";
import { ownerApproval } from "#contract/bookings/owner-approval.entities.ts";
import { price } from "#contract/bookings/price.ts";
import { corporationCheckoutShift, employeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { companyUser } from "#contract/corporations/company-user.endpoints.ts";
import {
  corporation,
  corporationSession,
  favourite,
  listedCorporation,
  rating,
} from "#contract/corporations/corporation.entities.ts";
import {
  employee,
  employeeSession,
  workExperience,
  workLocation,
  workSkill,
} from "#contract/employees/employee.entities.ts";
import { missingPayData } from "#contract/employees/missing-pay-data.ts";
import { adminShift, bookingDetails, bookingOptions } from "#contract/invoicing/invoice-page.entities.ts";
import { invoiceProposal, ledger, payProposal, sentBookings } from "#contract/invoicing/ledger.entities.ts";
import { challenge, secondFactor } from "#contract/sessions/second-factor.entities.ts";
import { globalMessage, smsTemplate } from "#contract/settings/setting.entities.ts";
import {
  offeredStaffType,
  staffTypeWithSkills,
  wholeStaffType,
} from "#contract/settings/staff-types/staff-type.entities.ts";
import { wageAgreement } from "#contract/settings/wage-agreement.entities.ts";
import { clockTime, day, moment } from "./schemas.ts";

/** What several calls answer, by the name that the documentation gives it. Each stands there once. */
export const sharedSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
  Moment: moment,
  Day: day,
  ClockTime: clockTime,
  Price: price,
  Rating: rating,
  BookingStatus: bookingStatus,
  BookingState: bookingState,
  OwnerApproval: ownerApproval,
  WageAgreement: wageAgreement,
  CardShift: cardShift,
  CorporationBooking: corporationBooking,
  EditableBooking: editableBooking,
  FinishedBooking: finishedBooking,
  DeprecatedBooking: deprecatedBooking,
  EmployeeBooking: employeeBooking,
  StaffEntry: staffEntry,
  AdminBooking: adminBooking,
  ApplicantEmployee: applicantEmployee,
  ApplicantShift: applicantShift,
  ApplicantLists: applicantLists,
  EmployeeShift: employeeShift,
  CorporationCheckoutShift: corporationCheckoutShift,
  EmployeeCheckout: employeeCheckout,
  Corporation: corporation,
  CorporationSession: corporationSession,
  ListedCorporation: listedCorporation,
  CompanyUser: companyUser,
  OfficeUser: officeUser,
  Favourite: favourite,
  Employee: employee,
  EmployeeSession: employeeSession,
  WorkLocation: workLocation,
  WorkSkill: workSkill,
  WorkExperience: workExperience,
  MissingPayData: missingPayData,
  AdminShift: adminShift,
  BookingOptions: bookingOptions,
  BookingDetails: bookingDetails,
  InvoiceProposal: invoiceProposal,
  PayProposal: payProposal,
  Ledger: ledger,
  SentBookings: sentBookings,
  Challenge: challenge,
  SecondFactor: secondFactor,
  GlobalMessage: globalMessage,
  SmsTemplate: smsTemplate,
  StaffType: offeredStaffType,
  StaffTypeWithSkills: staffTypeWithSkills,
  WholeStaffType: wholeStaffType,
};
