import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { noteEndpoints } from "#contract/backoffice/note.endpoints.ts";
import { profileChangeEndpoints } from "#contract/backoffice/profile-change.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { ownerApprovalEndpoints } from "#contract/bookings/owner-approval.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { priceAgreementEndpoints } from "#contract/corporations/price-agreement.endpoints.ts";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, auditedOfAdmins, type EventTable, nothingStale } from "./event-table.ts";

interface CorporationFacts {
  readonly id: number;
}

/** What happens to a company's account, and whom it would like to see again. */
export const corporationEvents = {
  "corporation.sign_up": audited(staleOfSignUp),
  "corporation.create_admin": audited(nothingStale),
  "corporation.save_profile": audited(staleOfOwnProfile),
  "corporation.put_profile_back": audited(staleOfOwnProfile),
  "corporation.choose_grouping": audited(staleOfGrouping),
  "department.create": audited(staleOfDepartments),
  "department.change": audited(staleOfDepartments),
  "corporation.set_owner_limit": audited(({ id }: CorporationFacts) => [
    { channels: [`corporation:${id}`], keys: [queryKey(ownerApprovalEndpoints.ownerLimit)] },
  ]),
  "corporation.agree_prices": audited(staleOfPrices),
  "corporation.withdraw_prices": audited(staleOfPrices),
  "corporation.write_note": audited(staleOfNotes),
  "corporation.edit_note": audited(staleOfNotes),
  "corporation.delete_note": audited(staleOfNotes),
  "employee.write_note": audited(staleOfNotes),
  "employee.edit_note": audited(staleOfNotes),
  "employee.delete_note": audited(staleOfNotes),
  "corporation.suspend": audited(staleOfAccount),
  "corporation.reactivate": audited(staleOfAccount),
  /** An admin takes a list of all companies with it. */
  "corporation.export": audited(nothingStale),
  "corporation.renew_calendar": auditedOfAdmins(({ id }: CorporationFacts) => [
    { channels: [`corporation:${id}`], keys: [queryKey(corporationEndpoints.calendar)] },
  ]),
  "employee.mark_favourite": auditedOfAdmins(staleOfFavourites),
  "employee.unmark_favourite": auditedOfAdmins(staleOfFavourites),
} satisfies EventTable;

/** The company's page of invoices, and where the office reads how they are put together. */
function staleOfGrouping({ id }: CorporationFacts): Invalidation[] {
  return [
    { channels: [`corporation:${id}`], keys: [queryKey(companyInvoiceEndpoints.ownInvoiceSummary)] },
    {
      channels: ["admins"],
      keys: [
        queryKey(pageEndpoints.company, { id }),
        queryKey(runEndpoints.invoiceRun),
        queryKey(invoicingEndpoints.details),
        queryKey(invoicingEndpoints.weekDetails, { id }),
      ],
    },
  ];
}

/** Where the company chooses a department, and where it reads what one is called. */
function staleOfDepartments({ companyId }: { readonly companyId: number }): Invalidation[] {
  const keys = [
    queryKey(departmentEndpoints.departments),
    queryKey(companyUserEndpoints.users),
    queryKey(sessionEndpoints.corporationMe),
    queryKey(bookingEndpoints.upcoming),
    queryKey(bookingEndpoints.finished),
    queryKey(bookingEndpoints.finishedOfWeek),
    queryKey(bookingEndpoints.get),
    queryKey(bookingEndpoints.getEditable),
    queryKey(orderEndpoints.get),
  ];
  return [{ channels: [`corporation:${companyId}`], keys }];
}

/** What departments come to, which another department of a booking changes. */
export function staleOfDepartmentFigures(companyId: number): Invalidation[] {
  return [
    { channels: [`corporation:${companyId}`], keys: [queryKey(departmentEndpoints.departmentFigures)] },
  ];
}

/** The company's profile and forms, and the office's page about it. */
function staleOfPrices({ id }: CorporationFacts): Invalidation[] {
  const own = [
    queryKey(settingsEndpoints.globalMessage),
    queryKey(priceAgreementEndpoints.ownPriceAgreement),
  ];
  const pages = [queryKey(priceAgreementEndpoints.priceAgreement, { id })];
  return [
    ...staleOfOwnProfile({ id }),
    { channels: [`corporation:${id}`], keys: own },
    { channels: ["admins"], keys: pages },
  ];
}

/** The office's notes about somebody. */
function staleOfNotes(_facts: CorporationFacts): Invalidation[] {
  return [{ channels: ["admins"], keys: [queryKey(noteEndpoints.notes)] }];
}

function staleOfSignUp(_facts: CorporationFacts): Invalidation[] {
  const keys = [queryKey(corporationEndpoints.list), queryKey(corporationEndpoints.count)];
  return [{ channels: ["admins"], keys }];
}

function staleOfOwnProfile({ id }: CorporationFacts): Invalidation[] {
  const keys = [queryKey(sessionEndpoints.corporationMe), queryKey(corporationEndpoints.list)];
  const pages = [
    queryKey(pageEndpoints.company, { id }),
    queryKey(profileChangeEndpoints.changesOfCorporation, { id }),
  ];
  return [
    { channels: [`corporation:${id}`, "admins"], keys },
    { channels: ["admins"], keys: pages },
  ];
}

function staleOfAccount({ id }: CorporationFacts): Invalidation[] {
  const keys = [queryKey(corporationEndpoints.list), queryKey(pageEndpoints.company, { id })];
  return [{ channels: ["admins"], keys }];
}

/** The company's pages that show who is a favourite. */
function staleOfFavourites({ corporationId }: { readonly corporationId: number }): Invalidation[] {
  const keys = [
    queryKey(corporationEndpoints.favourites),
    queryKey(applicantEndpoints.lists),
    queryKey(checkoutEndpoints.corporationShifts),
    queryKey(checkoutEndpoints.approvalSummary),
  ];
  return [{ channels: [`corporation:${corporationId}`], keys }];
}
