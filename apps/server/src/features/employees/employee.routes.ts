import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { documentEndpoints } from "#contract/employees/document.endpoints.ts";
import { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { oldProfileEndpoints } from "#contract/employees/old-profile.endpoints.ts";
import { payNumberEndpoints } from "#contract/employees/pay-numbers.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { wayInEndpoints } from "#contract/employees/way-in.endpoints.ts";
import { weekOptOutEndpoints } from "#contract/employees/week-opt-out.endpoints.ts";
import { employeeOptions, employees } from "#server/features/employees/admin/lists.ts";
import { newProfiles } from "#server/features/employees/admin/new-profiles.ts";
import { showPayNumbers } from "#server/features/employees/admin/pay-numbers.ts";
import {
  approveDocument,
  correctDocument,
  declineDocument,
  removeDocument,
} from "#server/features/employees/documents/decide-document.ts";
import {
  addDocument,
  documents,
  noteDocument,
  openDocument,
} from "#server/features/employees/documents/office-documents.ts";
import {
  addOwnDocument,
  ownDocumentFile,
  ownDocuments,
  removeOwnDocument,
} from "#server/features/employees/documents/own-documents.ts";
import {
  addExperience,
  changeExperience,
  listExperience,
  removeExperience,
} from "#server/features/employees/experience/change-experience.ts";
import { invitations, invite, sendAgain, withdraw } from "#server/features/employees/invitations/invite.ts";
import { importOldProfiles } from "#server/features/employees/old-profiles/import.ts";
import { intro } from "#server/features/employees/profile/end-onboarding.ts";
import { saveProfile } from "#server/features/employees/profile/save-profile.ts";
import { saveWorkLocations } from "#server/features/employees/profile/save-work-locations.ts";
import { unsubscribe } from "#server/features/employees/profile/unsubscribe.ts";
import { deleteWorkSkill, saveWorkSkills } from "#server/features/employees/skills/save-work-skills.ts";
import { ownTransfer, transferOldProfile } from "#server/features/employees/transfers/ask.ts";
import { decideTransfer } from "#server/features/employees/transfers/decide.ts";
import { transfers } from "#server/features/employees/transfers/list.ts";
import {
  ownWaysIn,
  removeOwnWayIn,
  removeWayIn,
  waysIn,
} from "#server/features/employees/ways-in/ways-in.ts";
import { noteOptOut, withdrawOptOut } from "#server/features/employees/working-time/week-opt-outs.ts";
import { type Route, route } from "#server/platform/http/handler.ts";

/** What employees keep of themselves, and the lists of them that admins read. */
export const employeeRoutes: readonly Route[] = [
  route(rows.intro, intro),
  route(rows.save, saveProfile),
  route(rows.saveWorkLocations, saveWorkLocations),
  route(rows.saveWorkSkills, saveWorkSkills),
  route(rows.deleteWorkSkill, deleteWorkSkill),
  route(transferEndpoints.transferOldProfile, transferOldProfile),
  route(transferEndpoints.ownTransfer, ownTransfer),
  route(transferEndpoints.transfers, transfers),
  route(transferEndpoints.decideTransfer, decideTransfer),
  route(oldProfileEndpoints.importOldProfiles, importOldProfiles),
  route(rows.unsubscribe, unsubscribe),
  route(rows.unsubscribeOneClick, unsubscribe),
  route(rows.experience, listExperience),
  route(rows.addExperience, addExperience),
  route(rows.changeExperience, changeExperience),
  route(rows.deleteExperience, removeExperience),
  route(rows.list, employees),
  route(payNumberEndpoints.showPayNumbers, showPayNumbers),
  route(approvalEndpoints.newProfiles, newProfiles),
  route(invitationEndpoints.invite, invite),
  route(invitationEndpoints.invitations, invitations),
  route(invitationEndpoints.sendInvitation, sendAgain),
  route(invitationEndpoints.withdrawInvitation, withdraw),
  route(rows.options, employeeOptions),
  route(documentEndpoints.ownDocuments, ownDocuments),
  route(documentEndpoints.addOwnDocument, addOwnDocument),
  route(documentEndpoints.ownDocumentFile, ownDocumentFile),
  route(documentEndpoints.removeOwnDocument, removeOwnDocument),
  route(weekOptOutEndpoints.noteOptOut, noteOptOut),
  route(weekOptOutEndpoints.withdrawOptOut, withdrawOptOut),
  route(documentEndpoints.documents, documents),
  route(documentEndpoints.addDocument, addDocument),
  route(documentEndpoints.noteDocument, noteDocument),
  route(documentEndpoints.correctDocument, correctDocument),
  route(documentEndpoints.approveDocument, approveDocument),
  route(documentEndpoints.declineDocument, declineDocument),
  route(documentEndpoints.removeDocument, removeDocument),
  route(documentEndpoints.openDocument, openDocument),
  route(wayInEndpoints.ownWaysIn, ownWaysIn),
  route(wayInEndpoints.removeOwnWayIn, removeOwnWayIn),
  route(wayInEndpoints.waysIn, waysIn),
  route(wayInEndpoints.removeWayIn, removeWayIn),
];
