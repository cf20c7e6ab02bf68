// Made by `npm run db:types` from the migrations. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** JSON is read as what it is and written as text. */
type Json = ColumnType<unknown, string | undefined, string>;

export interface Acceptances {
  id: Generated<number>;
  text_id: number;
  employee_id: number | null;
  corporation_id: number | null;
  given_with: "sign_up" | "booking" | "application";
  booking_id: number | null;
  admin_id: number | null;
  accepted_at: Date;
}

export interface AcceptedTexts {
  id: Generated<number>;
  kind: "employee_agreement" | "card_rules" | "trade_terms";
  version_id: number | null;
  valid_from: string | null;
  fingerprint: string;
  sections: Json;
}

export interface ApiKeys {
  id: Generated<number>;
  corporation_id: number | null;
  made_by: number;
  name: string;
  scope: "owner" | "booker" | "approver" | "finance" | "read" | "planner" | "bookkeeper" | "reader";
  prefix: string;
  key_hash: string;
  created_at: Date;
  ends_on: string | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

export interface ApplicantNotices {
  booking_id: number;
  told_at: Date;
}

export interface AuditLog {
  id: Generated<number>;
  at: Date;
  actor_kind: "corporation" | "employee" | "admin" | "system";
  actor_id: number | null;
  on_behalf_of: string | null;
  action: string;
  entity: string;
  entity_id: string;
  detail: Json;
  actor_login_id: number | null;
  actor_key_id: number | null;
}

export interface AuthenticatorApps {
  corporation_id: number;
  secret_encrypted: string | null;
  pending_encrypted: string | null;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface BookingEdits {
  id: Generated<number>;
  booking_id: number;
  at: Date;
  by: "corporation" | "admin";
  changes: Json;
}

export interface BookingRequests {
  corporation_id: number;
  key: string;
  content_hash: string;
  created_at: Date;
}

export interface Bookings {
  id: Generated<number>;
  corporation_id: number;
  staff_type_id: number;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: Date;
  ends_at: Date;
  arrangement_type: Generated<string>;
  arrangement_type_other: Generated<string>;
  address: string;
  address_url: string;
  zip_code: string;
  city: string;
  number_of_staff: number;
  job_description: Generated<string>;
  access_information: Generated<string>;
  access_information_other: Generated<string>;
  hourly_wage: number;
  transport_wage: Generated<number>;
  extra_work_hours: Generated<number>;
  food_included: boolean;
  self_paid_break: Generated<boolean>;
  upper_dress_code: Generated<string>;
  upper_dress_code_other: Generated<string>;
  lower_dress_code: Generated<string>;
  lower_dress_code_other: Generated<string>;
  shoes_dress_code: Generated<string>;
  shoes_dress_code_other: Generated<string>;
  item_to_bring: Generated<string>;
  language: string;
  booking_person: string;
  booking_person_nr: string;
  contact_person: string;
  fee: number;
  standard_fee: number;
  urgent_booking_fee: number;
  emergency_booking_fee: number;
  invoice_note: Generated<string>;
  admin_message: Generated<string>;
  is_email_script_allowed: Generated<boolean>;
  payment_type: string;
  payment_deadline: number;
  status: Generated<"open" | "closed" | "cancelled">;
  approved_at: Date | null;
  cancelled_at: Date | null;
  box_status: Json;
  all_check_times_approved: Generated<boolean>;
  paid_at: Date | null;
  all_gravy_status: string | null;
  send_bl_count: Generated<number>;
  is_sent_to_billy: Generated<boolean>;
  is_sent_to_zenegy: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  request_key: string | null;
  ean_order_reference: Generated<string>;
  rejected_at: Date | null;
  arrival_pin: string | null;
  terms: Json;
  region: GeneratedAlways<string | null>;
  places_taken: Generated<number>;
  prepaid_left: Generated<number>;
  rejected_reason: Generated<string>;
  agreement: Json;
  trade_terms_from: string | null;
  is_marked_by_invoice: Generated<boolean>;
  order_id: number | null;
  department_id: number | null;
  booked_by: number | null;
  owner_state: "waiting" | "approved" | "declined" | null;
  owner_decided_by: number | null;
  owner_decided_at: Date | null;
  owner_reason: Generated<string>;
}

export interface BookkeepingAccounts {
  id: Generated<number>;
  debtors: Generated<string>;
  revenue: Generated<string>;
  sales_vat: Generated<string>;
  bank: Generated<string>;
  prepayments: Generated<string>;
  vat_code: Generated<string>;
  reminder_fees: Generated<string>;
}

export interface Calendars {
  corporation_id: number;
  token_hash: string;
  token_encrypted: string;
  created_at: Date;
}

export interface ChangeNotices {
  booking_id: number;
  before: Json;
  first_saved_at: Date;
  tell_at: Date;
}

export interface ClosedMonths {
  id: Generated<number>;
  month: string;
  closed_at: Date;
  closed_by: number | null;
  open_differences: number;
  reason: Generated<string>;
  net: number;
  vat: number;
  payments: number;
  wages: number;
  opened_at: Date | null;
  opened_by: number | null;
  opened_reason: Generated<string>;
  fees: Generated<number>;
}

export interface ContractTexts {
  id: Generated<number>;
  kind: "employee_agreement" | "card_rules" | "trade_terms";
  valid_from: string;
  sections: Json;
  tell_on: string;
  told_at: Date | null;
  created_at: Date;
  created_by: number | null;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
}

export interface Corporations {
  id: Generated<number>;
  name: string;
  email: string;
  billing_email: string;
  password_hash: string;
  department: Generated<string>;
  address: string;
  city: string;
  city_zip: string;
  cvr_nr: string;
  phone: string;
  contact_person: string;
  ean: Generated<string>;
  payment_type: Generated<"invoice" | "credit_card">;
  payment_deadline: Generated<number>;
  icon_image: Generated<string>;
  profile_image: Generated<string>;
  base_url_image: Generated<string>;
  is_admin: Generated<boolean>;
  is_privileged_user: Generated<boolean>;
  admin_message: Generated<string>;
  standard_fee: Generated<number>;
  urgent_booking_fee: Generated<number>;
  emergency_booking_fee: Generated<number>;
  noti_confirmed_booking: Generated<boolean>;
  noti_approved_booking: Generated<boolean>;
  noti_stamp_out_booking: Generated<boolean>;
  sms_stamp_out_booking: Generated<boolean>;
  noti_cancel_booking: Generated<boolean>;
  noti_update_booking: Generated<boolean>;
  terms_accepted_at: Date;
  created_at: Date;
  email_key: GeneratedAlways<string>;
  pending_email: string | null;
  pending_email_hash: string | null;
  pending_email_expires_at: Date | null;
  suspended_at: Date | null;
  suspended_reason: Generated<string>;
  signed_in_at: Date | null;
  inactivity_warned_at: Date | null;
  erased_at: Date | null;
  ean_order_reference: Generated<string>;
  noti_applicants_booking: Generated<boolean>;
  sms_applicants_booking: Generated<boolean>;
  sms_unfilled_booking: Generated<boolean>;
  noti_not_ready_booking: Generated<boolean>;
  sms_not_ready_booking: Generated<boolean>;
  sms_rejected_booking: Generated<boolean>;
  noti_prepayment_booking: Generated<boolean>;
  noti_invoice_booking: Generated<boolean>;
  office_role: Generated<"owner" | "planner" | "bookkeeper" | "reader">;
  invited_at: Date | null;
  wage_agreement_choice: Generated<"default" | "none" | "own">;
  wage_agreement_id: number | null;
  search_text: GeneratedAlways<string>;
  search_name: GeneratedAlways<string>;
  sort_name: GeneratedAlways<string>;
  invoice_grouping: Generated<"booking" | "week" | "order" | "department">;
  member_of: number | null;
  company_role: Generated<"owner" | "booker" | "approver" | "finance">;
  login_disabled_at: Date | null;
  own_department_id: number | null;
  owner_limit: number | null;
  email_unconfirmed_since: Date | null;
}

export interface Departments {
  id: Generated<number>;
  corporation_id: number;
  name: string;
  cost_centre: Generated<string>;
  archived_at: Date | null;
  created_at: Date;
}

export interface DocumentPayments {
  id: Generated<number>;
  document_id: number;
  day: string;
  amount: number;
  source: "hand" | "bank";
  reference: Generated<string>;
  bank_line: string | null;
  bank_line_part: number | null;
  created_by: number | null;
  created_at: Date;
  undone_at: Date | null;
  undone_by: number | null;
}

export interface DocumentReminders {
  id: Generated<number>;
  document_id: number;
  step: number;
  day: string;
  fee: number;
  open: number;
  created_by: number | null;
  created_at: Date;
  waived_at: Date | null;
  waived_by: number | null;
  undone_at: Date | null;
  undone_by: number | null;
}

export interface EarlierSignInCodes {
  contact_digest: string;
  code_digest: string;
  wrong_tries: number;
  expires_at: Date;
}

export interface EmployeeCalendars {
  employee_id: number;
  token_hash: string;
  token_encrypted: string;
  created_at: Date;
}

export interface EmployeeDocuments {
  id: Generated<number>;
  employee_id: number;
  kind: "work_permit" | "student_permit" | "food_hygiene" | "alcohol_server" | "driving_licence" | "other";
  title: Generated<string>;
  issued_on: string | null;
  expires_on: string | null;
  file_name: string | null;
  media_type: "application/pdf" | "image/jpeg" | "image/png" | null;
  bytes: number | null;
  content_encrypted: string | null;
  added_at: Date;
  by_office: boolean;
  decision: "approve" | "decline" | null;
  decision_reason: Generated<string>;
  decided_at: Date | null;
  decided_by: number | null;
  replaces_id: number | null;
  reminded_days: number | null;
}

export interface EmployeeIdentities {
  identity_provider: "facebook" | "apple" | "local" | "email" | "phone";
  identity_subject: string;
  employee_id: number;
  email: Generated<string>;
  created_at: Date;
  last_used_at: Date | null;
}

export interface EmployeeJobRoles {
  employee_id: number;
  staff_type_id: number;
}

export interface EmployeeRegions {
  employee_id: number;
  area_code: string;
}

export interface Employees {
  id: Generated<number>;
  identity_provider: "facebook" | "apple" | "local" | "email" | "phone" | null;
  identity_subject: string | null;
  login_email: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  address: Generated<string>;
  city: Generated<string>;
  city_zip: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  birth_date: string | null;
  description: Generated<string>;
  has_driver_license: Generated<boolean>;
  owns_car: Generated<boolean>;
  cpr_encrypted: string | null;
  cpr_digest: string | null;
  bank_reg_encrypted: string | null;
  bank_account_encrypted: string | null;
  tax_card_type: Generated<number>;
  profile_image: Generated<string>;
  uniform_image: Generated<string>;
  base_url_image: Generated<string>;
  facebook_link: Generated<string>;
  new_user: Generated<boolean>;
  sign_in_count: Generated<number>;
  updatable_in_zenegy: Generated<boolean>;
  zenegy_uid: string | null;
  noti_info_of_jobs: Generated<boolean>;
  noti_info_of_urgent_job: Generated<boolean>;
  noti_rejected_application: Generated<boolean>;
  noti_congrets_on_job: Generated<boolean>;
  sms_congrets_on_job: Generated<boolean>;
  sms_get_ready_for_job: Generated<boolean>;
  noti_update_meeting_time: Generated<boolean>;
  sms_update_meeting_time: Generated<boolean>;
  noti_check_out_job: Generated<boolean>;
  sms_check_out_job: Generated<boolean>;
  noti_cancel_job: Generated<boolean>;
  sms_cancel_job: Generated<boolean>;
  terms_accepted_at: Date;
  deactivated_at: Date | null;
  created_at: Date;
  signed_in_at: Date | null;
  inactivity_warned_at: Date | null;
  erased_at: Date | null;
  pay_data_asked_at: Date | null;
  push_info_of_jobs: Generated<boolean>;
  push_info_of_urgent_job: Generated<boolean>;
  push_rejected_application: Generated<boolean>;
  push_congrets_on_job: Generated<boolean>;
  push_get_ready_for_job: Generated<boolean>;
  push_update_meeting_time: Generated<boolean>;
  push_check_out_job: Generated<boolean>;
  push_cancel_job: Generated<boolean>;
  offers_per_day: Generated<number>;
  offers_quiet: Generated<boolean>;
  jobs_looked_at: Date | null;
  jobs_new_since: Date | null;
  approval: Generated<"waiting" | "approved" | "declined">;
  approval_reason: Generated<string>;
  approval_at: Date | null;
  shares_cpr: Generated<boolean>;
  search_text: GeneratedAlways<string>;
  search_name: GeneratedAlways<string>;
  sort_name: GeneratedAlways<string>;
  way_used_at: Date | null;
  right_to_work: Generated<"free" | "permit" | "not_stated">;
  right_to_work_at: Date | null;
  right_to_work_by_office: Generated<boolean>;
  payroll_vendor: Generated<"file" | "zenegy" | "danlon">;
}

export interface EmploymentTermTemplates {
  id: Generated<number>;
  valid_from: string;
  employer_name: string;
  employer_cvr: string;
  employer_address: string;
  insurer: string;
  content: Json;
  created_at: Date;
  created_by: number | null;
}

export interface EmploymentTerms {
  id: Generated<number>;
  employee_id: number;
  number: string;
  template_id: number;
  content: Json;
  facts: Json;
  wage: number;
  default_wage: number;
  given_at: Date;
  read_at: Date | null;
  replaces_id: number | null;
}

export interface Erasures {
  id: Generated<number>;
  kind: "employee" | "corporation";
  subject_id: number;
  cause: "own_request" | "asked_admin" | "duplicate" | "deceased" | "inactive";
  erased_at: Date;
  fingerprint: string;
  kept_through: string | null;
  kept_name: Generated<string>;
  kept_cpr_encrypted: string | null;
  kept_cvr_nr: string | null;
  pictures: Json;
  purged_at: Date | null;
}

export interface Favourites {
  corporation_id: number;
  employee_id: number;
  created_at: Date;
}

export interface FitnessChecks {
  id: Generated<number>;
  shift_id: number;
  employee_id: number;
  checked_at: Date;
  checked_for: "company" | "office" | "person" | "clock";
  checked_by: number | null;
  how: "selected" | "promoted" | "added" | "offer" | "moved" | "sick_back" | "merged";
  right_to_work: "free" | "permit" | "student" | "none" | "not_stated";
  permits: Json;
  findings: Json;
  reason: Generated<string>;
}

export interface GlobalSettings {
  only_row: Generated<boolean>;
  global_message: Generated<string>;
  fees_saved_at: Date | null;
  approve_profiles: boolean | null;
  fitness: Json;
}

export interface HeldApprovals {
  booking_id: number;
  order_id: number;
  approved_at: Date;
}

export interface HeldOffers {
  booking_id: number;
  due_at: Date;
}

export interface IdentityChallenges {
  token_hash: string;
  corporation_id: number | null;
  purpose: "sign-in" | "step-up" | "passkey" | "employee-sign-in" | "employee-passkey";
  session_hash: string | null;
  tries: Generated<number>;
  expires_at: Date;
}

export interface InternalNotes {
  id: Generated<number>;
  employee_id: number | null;
  corporation_id: number | null;
  author_id: number;
  text: string;
  written_at: Date;
  edited_at: Date | null;
}

export interface Invitations {
  id: Generated<number>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  approved_beforehand: Generated<boolean>;
  sent_at: Date;
  reminded_at: Date | null;
  withdrawn_at: Date | null;
  accepted_at: Date | null;
  employee_id: number | null;
}

export interface InvoiceDocuments {
  id: Generated<number>;
  corporation_id: number;
  kind: "invoice" | "credit_note" | "prepayment";
  vendor: "own" | "billy" | "economic";
  external_id: string;
  net: number;
  vat: number;
  credits: number | null;
  content: Json;
  seller: Json;
  buyer: Json;
  number: string | null;
  vendor_id: string | null;
  url: string | null;
  entry_date: string;
  due_date: string | null;
  is_paid: Generated<boolean>;
  delivery: "by_hand" | "sent" | "delivered" | "failed" | null;
  delivery_message: Generated<string>;
  checked_at: Date | null;
  created_at: Date;
  handed_over_at: Date | null;
  handed_over_by: number | null;
}

export interface InvoiceQuestions {
  id: Generated<number>;
  document_id: number;
  about: "hours" | "price" | "ean" | "other";
  booking_id: number | null;
  message: string;
  asked_at: Date;
  answer_by: string;
  answer: string | null;
  answered_at: Date | null;
  answered_by: number | null;
  asked_by: number | null;
}

export interface InvoiceSender {
  id: Generated<number>;
  name: Generated<string>;
  cvr: Generated<string>;
  address: Generated<string>;
  zip_code: Generated<string>;
  city: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  bank: Generated<string>;
  bank_reg: Generated<string>;
  bank_account: Generated<string>;
  iban: Generated<string>;
  bic: Generated<string>;
  next_number: Generated<number>;
}

export interface Invoices {
  id: Generated<number>;
  booking_id: number;
  kind: "invoice" | "credit_note" | "prepayment";
  state: Generated<"queued" | "accepted" | "refused">;
  credits: number | null;
  total: number;
  deducted: Generated<number>;
  lines: Json;
  shift_ids: Json;
  fee_shift_ids: Json;
  dropped_fees: Json;
  vendor_message: Generated<string>;
  reason: Generated<string>;
  taken_back_at: Date | null;
  created_at: Date;
  created_by: number | null;
  settled_at: Date | null;
  left_shift_ids: Json;
  document_id: number;
}

export interface JobOffers {
  booking_id: number;
  employee_id: number;
  is_urgent: boolean;
  created_at: Date;
  due_at: Date | null;
  sent_at: Date | null;
  asked_at: Date | null;
  asked_told_at: Date | null;
}

export interface KeptKeys {
  purpose: string;
  key_encrypted: string;
}

export interface LetterVersions {
  id: Generated<number>;
  key: string;
  subject: string | null;
  body: string | null;
  button: string | null;
  created_at: Date;
  created_by: number | null;
}

export interface ListCounts {
  list: string;
  rows: number;
}

export interface MissedArrivals {
  id: Generated<number>;
  shift_id: number;
  booking_id: number;
  noted_at: Date;
  noted_by: "company" | "clock";
  needs_replacement: Generated<boolean>;
  state: Generated<"open" | "came" | "no_show" | "excused">;
  settled_at: Date | null;
  settled_by: "person" | "company" | "office" | null;
  reason: Generated<string>;
  noted_by_office: Generated<boolean>;
}

export interface Offers {
  id: Generated<number>;
  booking_id: number;
  employee_id: number;
  kind: "standby" | "replacement";
  created_at: Date;
  expires_at: Date;
  state: Generated<"open" | "accepted" | "declined" | "lapsed" | "taken">;
  answered_at: Date | null;
}

export interface Orders {
  id: Generated<number>;
  corporation_id: number;
  title: string;
  created_at: Date;
}

export interface Outbox {
  id: Generated<number>;
  key: string;
  channel: "email" | "sms" | "push" | "accounting" | "payroll" | "webhook";
  subject_key: string;
  recipient: string;
  subject: Generated<string>;
  body: Generated<string>;
  payload: Json;
  status: Generated<"queued" | "sending" | "sent" | "failed" | "withdrawn">;
  attempts: Generated<number>;
  last_error: Generated<string>;
  reference: string | null;
  created_at: Date;
  sent_at: Date | null;
  failures: Generated<number>;
  may_have_arrived: Generated<boolean>;
  problem: string | null;
  link_encrypted: string | null;
  has_secret: Generated<boolean>;
  expires_at: Date | null;
  emptied_at: Date | null;
  report: "on_its_way" | "delivered" | "not_delivered" | null;
  reported_at: Date | null;
  undo_id: number | null;
  not_before: Date | null;
  request_id: string | null;
  next_try_at: Date | null;
  waits: Generated<number>;
  claimed_until: Date | null;
}

export interface Passkeys {
  id: Generated<number>;
  corporation_id: number | null;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: Generated<string>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  employee_id: number | null;
}

export interface PasswordResets {
  token_hash: string;
  corporation_id: number;
  expires_at: Date;
  used_at: Date | null;
}

export interface PayFileFetches {
  id: Generated<number>;
  period: string;
  fetched_at: Date;
  fetched_by: number | null;
  lines: number;
}

export interface PayLines {
  id: Generated<number>;
  booking_id: number;
  shift_id: number;
  kind: "pay" | "difference" | "cancellation";
  state: Generated<"queued" | "accepted" | "refused">;
  hours: number;
  hourly_wage: number;
  amount: number;
  vendor_message: Generated<string>;
  reason: Generated<string>;
  taken_back_at: Date | null;
  created_at: Date;
  created_by: number | null;
  settled_at: Date | null;
  times_before: Json;
  parts: Json;
  vendor: "file" | "zenegy" | "danlon" | null;
  first_fetch_id: number | null;
}

export interface Penalties {
  id: Generated<number>;
  employee_id: number;
  shift_id: number;
  kind: "normal" | "late" | "no_show";
  card: "yellow" | "red";
  occurred_at: Date;
  freeze_until: Date | null;
  annulled_at: Date | null;
  consumed_by: number | null;
  is_held: Generated<boolean>;
  review_message: Generated<string>;
  review_asked_at: Date | null;
  answer_by: string | null;
  reviewer: Generated<string>;
  decision: "uphold" | "lift" | null;
  decision_reason: Generated<string>;
  decided_at: Date | null;
  decided_by: number | null;
}

export interface PenaltyFiles {
  id: Generated<number>;
  penalty_id: number;
  name: string;
  media_type: "application/pdf" | "image/jpeg" | "image/png";
  bytes: number;
  content_encrypted: string;
  added_at: Date;
}

export interface PriceAgreements {
  id: Generated<number>;
  corporation_id: number;
  valid_from: string;
  content: Json;
  created_at: Date;
  created_by: number | null;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
}

export interface PriceSettings {
  id: Generated<number>;
  key: "standard_fee" | "urgent_booking_fee" | "emergency_booking_fee" | "head_waiter_fee" | "hourly_wage" | "credit_ceiling" | "minimum_hours" | "overtime_step_hours" | "urgent_under_hours" | "emergency_under_hours" | "cancellation_free_over_hours" | "cancellation_hours" | "late_cancellation_under_hours" | "late_cancellation_hours" | "prepayment_over_staff" | "prepayment_percent" | "instalments_over_staff" | "first_instalment_percent" | "second_instalment_percent" | "net_days" | "recruitment_fee" | "unreported_recruitment_fee" | "soliciting_penalty" | "break_minutes" | "break_over_hours" | "under_filled_hours" | "first_reminder_days" | "second_reminder_days" | "third_reminder_days" | "first_reminder_fee" | "second_reminder_fee" | "third_reminder_fee";
  value: number;
  valid_from: string;
  created_at: Date;
  created_by: number | null;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
}

export interface ProfileChanges {
  id: Generated<number>;
  employee_id: number | null;
  corporation_id: number | null;
  at: Date;
  admin_id: number | null;
  fields_encrypted: string;
}

export interface ProfileTransfers {
  id: Generated<number>;
  employee_id: number;
  old_employee_id: number;
  state: Generated<"waiting" | "confirmed" | "refused">;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
}

export interface PushSubscriptions {
  id: Generated<number>;
  employee_id: number;
  session_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface RateLimits {
  key: string;
  window_start: Date;
  hits: number;
}

export interface RatingSums {
  about: "employee" | "corporation";
  rated_id: number;
  ratings: number;
  stars: number;
}

export interface Ratings {
  id: Generated<number>;
  shift_id: number;
  about: "employee" | "corporation";
  employee_id: number;
  corporation_id: number;
  score: number;
  comment: Generated<string>;
  because: Generated<"work" | "late_cancellation">;
  created_at: Date;
  annulled_at: Date | null;
}

export interface RecoveryCodes {
  digest: string;
  corporation_id: number;
}

export interface SecurityAlerts {
  id: Generated<number>;
  kind: "account" | "address";
  subject: string;
  network: string;
  failures: number;
  started_at: Date;
  last_at: Date;
}

export interface SecurityEvents {
  minute: Date;
  kind: "sign_in" | "failed_sign_in" | "failed_proof" | "forbidden" | "limited" | "bad_input";
  account: string;
  address_digest: string;
  network: string;
  about: Generated<string>;
  times: Generated<number>;
  last_at: Date;
  id: Generated<number>;
}

export interface Sessions {
  token_hash: string;
  kind: "corporation" | "employee";
  corporation_id: number | null;
  employee_id: number | null;
  parent_hash: string | null;
  actor_corporation_id: number | null;
  created_at: Date;
  expires_at: Date;
  renew_token: Generated<boolean>;
  id: Generated<number>;
  last_seen_at: Date | null;
  user_agent: Generated<string>;
  network: Generated<string>;
  proved_at: Date | null;
  factor_proved_at: Date | null;
  way_in: string | null;
}

export interface ShiftCounts {
  employee_id: number;
  shifts: number;
  selected: number;
}

export interface Shifts {
  id: Generated<number>;
  booking_id: number;
  employee_id: number;
  status: "applied" | "selected" | "removed" | "unwanted" | "sick" | "cancelled" | "withdrawn";
  work_date: string;
  starts_at: Date;
  ends_at: Date;
  applied_at: Date;
  booked_at: Date | null;
  removed_at: Date | null;
  removed_reason: string | null;
  removed_by: "corporation" | "admin" | null;
  cancelled_at: Date | null;
  cancellation_reason: string | null;
  hours_before_booking_date: number | null;
  cancellation_hours: Generated<number>;
  cancellation_fee: Generated<number>;
  cancellation_fee_lapsed_at: Date | null;
  employee_checkin: Date | null;
  is_checked: Generated<boolean>;
  display_phone_status: Generated<number>;
  employee_checkin_time: string | null;
  employee_checkout_time: string | null;
  corporation_checkin_time: string | null;
  corporation_checkout_time: string | null;
  admin_checkin_time: string | null;
  admin_checkout_time: string | null;
  admin_employee_checkin_time: string | null;
  admin_employee_checkout_time: string | null;
  first_checkout_by: "employee" | "corporation" | null;
  last_checkout_by: "employee" | "corporation" | null;
  employee_stamped_at: Date | null;
  corporation_stamped_at: Date | null;
  checkout_rejected_count_employee: Generated<number>;
  checkout_rejected_count_corporation: Generated<number>;
  time_comment_by_corporation: Generated<string>;
  time_comment_by_employee: Generated<string>;
  corporation_time_status: boolean | null;
  employee_time_status: boolean | null;
  not_met_for_booking: Generated<boolean>;
  admin_approve_invoice: Generated<boolean>;
  admin_approve_checkout: Generated<boolean>;
  invoice_id: number | null;
  invoice_state: "queued" | "accepted" | "refused" | null;
  pay_state: "queued" | "accepted" | "refused" | null;
  fee_invoice_id: number | null;
  fee_reason: Generated<string>;
  fee_at: Date | null;
  working_time_reason: Generated<string>;
  arrived_at: Date | null;
  pay_withdrawn: Generated<boolean>;
  added_place: Generated<boolean>;
  earliest_start: Date | null;
  reconfirm: Generated<boolean>;
  on_my_way_at: Date | null;
  delay_minutes: number | null;
  cancellation_pay: Generated<number>;
  sick_late: Generated<boolean>;
  sick_decision: "excuse" | "late_cancellation" | null;
  sick_decision_reason: Generated<string>;
  undisputed_at: Date | null;
  undisputed_from: string | null;
  undisputed_to: string | null;
  silence_warned_at: Date | null;
  sick_by: "employee" | "admin" | null;
  has_pension: Generated<boolean>;
}

export interface SignInAddresses {
  corporation_id: number;
  address_digest: string;
  last_at: Date;
}

export interface SignInCodes {
  contact_digest: string;
  code_digest: string;
  wrong_tries: Generated<number>;
  expires_at: Date;
}

export interface SkillAnswers {
  employee_id: number;
  staff_type_id: number;
  block: number;
  value: number;
}

export interface SmsTemplates {
  key: string;
  template_content: string;
}

export interface StaffTypeDrafts {
  id: Generated<number>;
  name: string;
  worker: boolean;
  company: boolean;
  billy_id: string;
  blocks: Json;
  saved_at: Date;
}

export interface StaffTypeWages {
  id: Generated<number>;
  staff_type_id: number;
  default_wage: number | null;
  lowest_wage: number | null;
  valid_from: string;
  created_at: Date;
  created_by: number | null;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
}

export interface StaffTypes {
  id: Generated<number>;
  job_title: string;
  worker: Generated<boolean>;
  company: Generated<boolean>;
  billy_id: Generated<string>;
  skill_detail: Json;
  created_at: Date;
}

export interface StandbyPlaces {
  id: Generated<number>;
  booking_id: number;
  employee_id: number;
  auto: boolean;
  since: Date;
  struck_off_at: Date | null;
}

export interface TermChanges {
  id: Generated<number>;
  shift_id: number;
  booking_id: number;
  agreed: Json;
  ready_at: Date | null;
  asked_at: Date;
  answer_until: Date;
  state: Generated<"asked" | "accepted" | "declined" | "expired" | "taken_back">;
  settled_at: Date | null;
  costs: boolean;
}

export interface TryOut {
  seeded_at: Date;
}

export interface Undos {
  id: Generated<number>;
  kind: "approve" | "reject" | "close" | "deactivate";
  entity_id: number;
  admin_id: number;
  at: Date;
  until: Date;
  before: Json;
  undone_at: Date | null;
  fingerprint: Generated<string>;
}

export interface UnwantedJobs {
  employee_id: number;
  booking_id: number;
  created_at: Date;
}

export interface UsedSignInTokens {
  digest: string;
  expires_at: Date;
}

export interface WageAgreementVersions {
  id: Generated<number>;
  agreement_id: number;
  valid_from: string;
  content: Json;
  created_at: Date;
  created_by: number | null;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
}

export interface WageAgreements {
  id: Generated<number>;
  name: string;
  is_default: Generated<boolean>;
  created_at: Date;
  created_by: number | null;
}

export interface WebhookDeliveries {
  id: Generated<number>;
  webhook_id: number;
  event_id: string;
  event: string;
  payload: string;
  created_at: Date;
  state: Generated<"queued" | "delivered" | "failed">;
  attempt: Generated<number>;
  tries: Generated<number>;
  failures: Generated<number>;
  tried_at: Date | null;
  next_try_at: Date | null;
  status_code: number | null;
  problem: "unknown_host" | "private_address" | "certificate" | "timeout" | "unreachable" | null;
}

export interface Webhooks {
  id: Generated<number>;
  corporation_id: number | null;
  url: string;
  description: Generated<string>;
  events: string[];
  secret_encrypted: string;
  created_at: Date;
  paused_at: Date | null;
  paused_because: "owner" | "failures" | "gone" | null;
  failing_since: Date | null;
}

export interface WeekOptOuts {
  id: Generated<number>;
  employee_id: number;
  from_day: string;
  until_day: string | null;
  consent: string;
  noted_at: Date;
  noted_by: number | null;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
  document_id: number | null;
}

export interface WeeklyHours {
  employee_id: number;
  shift_id: number;
  booking_id: number;
  until: Date;
  days: number;
  minutes: number;
  hours_a_week: number;
}

export interface WorkExperiences {
  id: Generated<number>;
  employee_id: number;
  employer_text: string;
  title: string;
  exp_type: "Fuldtid" | "Deltid" | "Vikar";
  start_year: number;
  start_month: number;
  end_year: number | null;
  end_month: number | null;
  still_employed: Generated<boolean>;
  shift_count: "1_2" | "2_5" | "6_19" | "20_plus" | "60_plus" | null;
  description: Generated<string>;
}

export interface DB {
  acceptances: Acceptances;
  accepted_texts: AcceptedTexts;
  api_keys: ApiKeys;
  applicant_notices: ApplicantNotices;
  audit_log: AuditLog;
  authenticator_apps: AuthenticatorApps;
  booking_edits: BookingEdits;
  booking_requests: BookingRequests;
  bookings: Bookings;
  bookkeeping_accounts: BookkeepingAccounts;
  calendars: Calendars;
  change_notices: ChangeNotices;
  closed_months: ClosedMonths;
  contract_texts: ContractTexts;
  corporations: Corporations;
  departments: Departments;
  document_payments: DocumentPayments;
  document_reminders: DocumentReminders;
  earlier_sign_in_codes: EarlierSignInCodes;
  employee_calendars: EmployeeCalendars;
  employee_documents: EmployeeDocuments;
  employee_identities: EmployeeIdentities;
  employee_job_roles: EmployeeJobRoles;
  employee_regions: EmployeeRegions;
  employees: Employees;
  employment_term_templates: EmploymentTermTemplates;
  employment_terms: EmploymentTerms;
  erasures: Erasures;
  favourites: Favourites;
  fitness_checks: FitnessChecks;
  global_settings: GlobalSettings;
  held_approvals: HeldApprovals;
  held_offers: HeldOffers;
  identity_challenges: IdentityChallenges;
  internal_notes: InternalNotes;
  invitations: Invitations;
  invoice_documents: InvoiceDocuments;
  invoice_questions: InvoiceQuestions;
  invoice_sender: InvoiceSender;
  invoices: Invoices;
  job_offers: JobOffers;
  kept_keys: KeptKeys;
  letter_versions: LetterVersions;
  list_counts: ListCounts;
  missed_arrivals: MissedArrivals;
  offers: Offers;
  orders: Orders;
  outbox: Outbox;
  passkeys: Passkeys;
  password_resets: PasswordResets;
  pay_file_fetches: PayFileFetches;
  pay_lines: PayLines;
  penalties: Penalties;
  penalty_files: PenaltyFiles;
  price_agreements: PriceAgreements;
  price_settings: PriceSettings;
  profile_changes: ProfileChanges;
  profile_transfers: ProfileTransfers;
  push_subscriptions: PushSubscriptions;
  rate_limits: RateLimits;
  rating_sums: RatingSums;
  ratings: Ratings;
  recovery_codes: RecoveryCodes;
  security_alerts: SecurityAlerts;
  security_events: SecurityEvents;
  sessions: Sessions;
  shift_counts: ShiftCounts;
  shifts: Shifts;
  sign_in_addresses: SignInAddresses;
  sign_in_codes: SignInCodes;
  skill_answers: SkillAnswers;
  sms_templates: SmsTemplates;
  staff_type_drafts: StaffTypeDrafts;
  staff_type_wages: StaffTypeWages;
  staff_types: StaffTypes;
  standby_places: StandbyPlaces;
  term_changes: TermChanges;
  try_out: TryOut;
  undos: Undos;
  unwanted_jobs: UnwantedJobs;
  used_sign_in_tokens: UsedSignInTokens;
  wage_agreement_versions: WageAgreementVersions;
  wage_agreements: WageAgreements;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
  week_opt_outs: WeekOptOuts;
  weekly_hours: WeeklyHours;
  work_experiences: WorkExperiences;
}

/** The names of all columns that hold a moment; no other column has one of them. */
export const momentColumns: readonly string[] = ["accepted_at","added_at","annulled_at","answer_until","answered_at","applied_at","approval_at","approved_at","archived_at","arrived_at","asked_at","asked_told_at","at","booked_at","cancellation_fee_lapsed_at","cancelled_at","checked_at","claimed_until","closed_at","confirmed_at","corporation_stamped_at","created_at","deactivated_at","decided_at","due_at","earliest_start","edited_at","email_unconfirmed_since","employee_checkin","employee_stamped_at","emptied_at","ends_at","erased_at","expires_at","factor_proved_at","failing_since","fee_at","fees_saved_at","fetched_at","first_saved_at","freeze_until","given_at","handed_over_at","inactivity_warned_at","invited_at","jobs_looked_at","jobs_new_since","last_at","last_seen_at","last_used_at","login_disabled_at","minute","next_try_at","not_before","noted_at","occurred_at","on_my_way_at","opened_at","owner_decided_at","paid_at","paused_at","pay_data_asked_at","pending_email_expires_at","proved_at","purged_at","read_at","ready_at","rejected_at","reminded_at","removed_at","reported_at","review_asked_at","revoked_at","right_to_work_at","saved_at","seeded_at","sent_at","settled_at","signed_in_at","silence_warned_at","since","started_at","starts_at","struck_off_at","suspended_at","taken_back_at","tell_at","terms_accepted_at","told_at","tried_at","undisputed_at","undone_at","until","updated_at","used_at","waived_at","way_used_at","window_start","withdrawn_at","written_at"];
