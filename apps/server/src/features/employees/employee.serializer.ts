import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { ageOn } from "#rules/people/age.ts";
import type { NumberReader } from "#rules/people/pay-numbers.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { SkillAnswer } from "#server/features/employees/skills/skill.queries.ts";
import type { PenaltyState } from "#server/features/reputation/penalties.ts";
import type { Reputation } from "#server/features/reputation/reputation.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { EmployeeRow } from "./employee.queries.ts";
import { serializePayNumbers } from "./pay-data.ts";

/** An employee with everything that the own profile shows. */
export interface EmployeeProfile extends EmployeeRow {
  readonly regions: readonly string[];
  readonly jobRoles: readonly number[];
  readonly skills: readonly SkillAnswer[];
  readonly reputation: Reputation;
  readonly penalty: PenaltyState;
}

/** A profile as documented, with CPR and bank numbers as the reader is shown them. */
export function serializeEmployee(
  row: EmployeeProfile,
  { secrets, reader, now }: { secrets: Secrets; reader: NumberReader; now: Moment },
): WireEmployee {
  const { nrOfWorkExperiences: _, ...reputation } = row.reputation;
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    sign_in_count: row.sign_in_count,
    age: row.birth_date === null ? null : ageOn(row.birth_date, dayOf(now)),
    birth_date: row.birth_date,
    city: row.city,
    city_zip: row.city_zip,
    address: row.address,
    phone: row.phone,
    email: row.email,
    login_email: row.login_email,
    description: row.description,
    has_driver_license: row.has_driver_license,
    owns_car: row.owns_car,
    new_user: row.new_user,
    approval: row.approval,
    approval_reason: row.approval_reason,
    approval_at: row.approval_at?.toISOString() ?? null,
    ...serializePayNumbers(row, secrets, reader),
    tax_card_type: row.tax_card_type,
    updatable_in_zenegy: row.updatable_in_zenegy,
    profile_image: row.profile_image,
    uniform_image: row.uniform_image,
    baseURL_image: row.base_url_image,
    facebook_link: row.facebook_link,
    terms_accepted_at: row.terms_accepted_at.toISOString(),
    workLocations: serializeWorkLocations(row.regions),
    workSkills: serializeWorkSkills(row.skills),
    jobRoles: [...row.jobRoles],
    ...reputation,
    penalty: {
      card: row.penalty.card,
      frozen_until: row.penalty.frozenUntil === null ? null : new Date(row.penalty.frozenUntil).toISOString(),
    },
    ...serializeMessageSwitches(row),
  };
}

/** Regions as documented, each with its country. */
export function serializeWorkLocations(regions: readonly string[]): WireEmployee["workLocations"] {
  return regions.map((area_code) => ({ country: "denmark", area_code }));
}

/** The answers to questionnaires as documented, with the odd names of the wire. */
export function serializeWorkSkills(skills: readonly SkillAnswer[]): WireEmployee["workSkills"] {
  return skills.map((skill) => ({
    job_title: skill.jobTitle,
    skill_type: skill.skillType,
    employeeWorkSkill: { value: skill.value },
    jobRole_id: skill.staffTypeId,
  }));
}

function serializeMessageSwitches(row: EmployeeRow) {
  return {
    noti_info_of_jobs: row.noti_info_of_jobs,
    noti_info_of_urgent_job: row.noti_info_of_urgent_job,
    noti_rejected_application: row.noti_rejected_application,
    noti_congrets_on_job: row.noti_congrets_on_job,
    sms_congrets_on_job: row.sms_congrets_on_job,
    sms_get_ready_for_job: row.sms_get_ready_for_job,
    noti_update_meeting_time: row.noti_update_meeting_time,
    sms_update_meeting_time: row.sms_update_meeting_time,
    noti_check_out_job: row.noti_check_out_job,
    sms_check_out_job: row.sms_check_out_job,
    noti_cancel_job: row.noti_cancel_job,
    sms_cancel_job: row.sms_cancel_job,
    offers_per_day: row.offers_per_day,
    offers_quiet: row.offers_quiet,
    push_info_of_jobs: row.push_info_of_jobs,
    push_info_of_urgent_job: row.push_info_of_urgent_job,
    push_rejected_application: row.push_rejected_application,
    push_congrets_on_job: row.push_congrets_on_job,
    push_get_ready_for_job: row.push_get_ready_for_job,
    push_update_meeting_time: row.push_update_meeting_time,
    push_check_out_job: row.push_check_out_job,
    push_cancel_job: row.push_cancel_job,
  };
}
