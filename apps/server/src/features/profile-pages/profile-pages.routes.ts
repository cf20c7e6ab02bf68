import { editProfileEndpoints as editRows } from "#contract/backoffice/edit-profile.endpoints.ts";
import { noteEndpoints as noteRows } from "#contract/backoffice/note.endpoints.ts";
import { pageMoneyEndpoints as moneyRows } from "#contract/backoffice/page-money.endpoints.ts";
import { profileChangeEndpoints as changeRows } from "#contract/backoffice/profile-change.endpoints.ts";
import { pageEndpoints as rows } from "#contract/backoffice/profile-page.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { company } from "./company-page.ts";
import { saveCorporationProfile, saveEmployeeProfile } from "./edit-profile.ts";
import { deleteNote, editNote, notes, writeNote } from "./notes.ts";
import { companyInvoices, personPay } from "./page-money.ts";
import { person } from "./person-page.ts";
import {
  changesOfCorporation,
  changesOfEmployee,
  putCorporationBack,
  putEmployeeBack,
} from "./profile-changes.ts";

/** The page of a person and of a company, and what savings of their profiles overwrote. */
export const profilePageRoutes: readonly Route[] = [
  route(rows.person, person),
  route(rows.company, company),
  route(moneyRows.companyInvoices, companyInvoices),
  route(moneyRows.personPay, personPay),
  route(noteRows.notes, notes),
  route(noteRows.writeNote, writeNote),
  route(noteRows.editNote, editNote),
  route(noteRows.deleteNote, deleteNote),
  route(editRows.saveEmployeeProfile, saveEmployeeProfile),
  route(editRows.saveCorporationProfile, saveCorporationProfile),
  route(changeRows.changesOfEmployee, changesOfEmployee),
  route(changeRows.putEmployeeBack, putEmployeeBack),
  route(changeRows.changesOfCorporation, changesOfCorporation),
  route(changeRows.putCorporationBack, putCorporationBack),
];
