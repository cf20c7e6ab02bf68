import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { fitnessEndpoints } from "#contract/applications/fitness.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { documentEndpoints } from "#contract/employees/document.endpoints.ts";
import { termsEndpoints } from "#contract/employees/employment-terms.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, auditedOfAdmins, type EventTable, nothingStale, unaudited } from "./event-table.ts";
import {
  staleOfDevice,
  staleOfErasedEmployee,
  staleOfImport,
  staleOfInvitation,
  staleOfTransfer,
} from "./stale-accounts.ts";
import { staleOfReminder } from "./stale-invoicing.ts";
import { staleOfApproval, staleOfProfile, staleOfSkills } from "./stale-profile.ts";

/** What happens to people's profiles, by themselves and by admins. */
export const employeeEvents = {
  "employee.save_profile": auditedOfAdmins(staleOfProfile),
  "employee.put_profile_back": audited(staleOfProfile),
  "employee.end_onboarding": auditedOfAdmins(staleOfApproval),
  "employee.save_work_locations": auditedOfAdmins(staleOfProfile),
  "employee.save_work_skill": auditedOfAdmins(staleOfSkills),
  "employee.delete_work_skill": auditedOfAdmins(staleOfSkills),
  "employee.add_experience": auditedOfAdmins(staleOfProfile),
  "employee.change_experience": auditedOfAdmins(staleOfProfile),
  "employee.delete_experience": auditedOfAdmins(staleOfProfile),
  /** Somebody was shown CPR and bank numbers, of one person or of `many`; people may look at their own. */
  "employee.read_pay_data": auditedOfAdmins(nothingStale),
  "employee.add_document": audited(staleOfDocuments),
  "employee.correct_document": audited(staleOfDocuments),
  "employee.approve_document": audited(staleOfDocuments),
  "employee.decline_document": audited(staleOfDocuments),
  "employee.remove_document": audited(staleOfDocuments),
  "employee.open_document": auditedOfAdmins(nothingStale),
  "employee.note_opt_out": audited(staleOfOptOut),
  "employee.withdraw_opt_out": audited(staleOfOptOut),
  "employee.note_right_to_work": audited(staleOfRight),
  "employee.say_right_to_work": audited(staleOfRight),
  "employee.give_terms": audited(staleOfTerms),
  "employee.read_terms": audited(staleOfTerms),
  "employee.ask_for_pay_data": audited(staleOfReminder),
  "employee.import_old_profile": audited(staleOfImport),
  /** Push messages go to a device of the employee, or no longer. */
  "employee.push_changed": unaudited(staleOfDevice),
  "employee.erase": audited(staleOfErasedEmployee),
  "invitation.invite": audited(staleOfInvitation),
  "invitation.send_invitation": audited(staleOfInvitation),
  "invitation.withdraw_invitation": audited(staleOfInvitation),
  "profile_transfer.ask_transfer": audited(staleOfTransfer),
  "profile_transfer.transfer_confirmed": audited(staleOfTransfer),
  "profile_transfer.transfer_refused": audited(staleOfTransfer),
} satisfies EventTable;

/** Lists of somebody's documents: the own one, and the office's. */
function staleOfDocuments({ id }: { readonly id: number }): readonly Invalidation[] {
  return [
    { channels: [`employee:${id}`], keys: [queryKey(documentEndpoints.ownDocuments)] },
    { channels: ["admins"], keys: [queryKey(documentEndpoints.documents, { id })] },
  ];
}

function staleOfOptOut({ id }: { readonly id: number }): readonly Invalidation[] {
  return [{ channels: ["admins"], keys: [queryKey(pageEndpoints.person, { id })] }];
}

/** What is said of somebody's right to work, the jobs that it decides about, and the office's page. */
function staleOfRight({ id }: { readonly id: number }): readonly Invalidation[] {
  return [
    {
      channels: [`employee:${id}`],
      keys: [queryKey(fitnessEndpoints.ownRightToWork), queryKey(jobEndpoints.booking)],
    },
    { channels: ["admins"], keys: [queryKey(fitnessEndpoints.personFitness, { id })] },
  ];
}

/** Somebody's terms of employment: the own ones, and the office's. */
function staleOfTerms({ id }: { readonly id: number }): readonly Invalidation[] {
  return [
    { channels: [`employee:${id}`], keys: [queryKey(termsEndpoints.ownTerms)] },
    {
      channels: ["admins"],
      keys: [queryKey(termsEndpoints.termsOfPerson, { id })],
    },
  ];
}
