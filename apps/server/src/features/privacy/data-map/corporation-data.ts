import { sql } from "kysely";
import { apiAccessOfCorporation } from "./api-access-data.ts";
import { corporationBookings, shortName } from "./corporation-bookings.ts";
import { acceptedByCorporation } from "./document-data.ts";
import { type OwnTable, ownTable } from "./own-table.ts";
import {
  auditOf,
  deliveryColumns,
  messageColumns,
  notesOf,
  profileChangesOf,
  securityAlertsOf,
  securityEventsOf,
  sessionsOf,
} from "./shared-tables.ts";

const isOwn = (id: number) => sql`t.corporation_id = ${id}`;

/** Where everything about a company stands, in the order in which it is shown. */
export const corporationData: readonly OwnTable[] = [
  ownTable({
    table: "corporations",
    section: "company",
    // A company with its users; a user alone.
    rows: (id) => sql`(t.id = ${id} or t.member_of = ${id})`,
    columns: [
      ...([
        "id",
        "name",
        "cvr_nr",
        "department",
        "address",
        "city_zip",
        "city",
        "contact_person",
        "phone",
      ] as const),
      ...([
        "email",
        "billing_email",
        "invoice_grouping",
        "ean",
        "ean_order_reference",
        "payment_type",
        "payment_deadline",
        "standard_fee",
      ] as const),
      ...([
        "urgent_booking_fee",
        "emergency_booking_fee",
        "icon_image",
        "profile_image",
        "admin_message",
      ] as const),
      ...(["noti_confirmed_booking", "noti_approved_booking", "noti_stamp_out_booking"] as const),
      ...(["sms_stamp_out_booking", "noti_cancel_booking", "noti_update_booking"] as const),
      ...(["noti_applicants_booking", "sms_applicants_booking", "sms_unfilled_booking"] as const),
      ...(["noti_not_ready_booking", "sms_not_ready_booking", "sms_rejected_booking"] as const),
      ...(["noti_prepayment_booking", "noti_invoice_booking"] as const),
      ...([
        "is_admin",
        "office_role",
        "company_role",
        "owner_limit",
        "invited_at",
        "login_disabled_at",
        "is_privileged_user",
        "signed_in_at",
        "inactivity_warned_at",
      ] as const),
      ...(["email_unconfirmed_since", "pending_email", "pending_email_expires_at"] as const),
      ...(["suspended_at", "suspended_reason", "terms_accepted_at", "created_at"] as const),
    ],
    withheld: {
      password_hash: "secret",
      pending_email_hash: "secret",
      base_url_image: "shown_elsewhere",
      email_key: "shown_elsewhere",
      search_text: "shown_elsewhere",
      search_name: "shown_elsewhere",
      sort_name: "shown_elsewhere",
      wage_agreement_choice: "shown_elsewhere",
      wage_agreement_id: "technical",
      own_department_id: "technical",
      member_of: "technical",
      erased_at: "technical",
    },
  }),
  ownTable({
    table: "departments",
    section: "departments",
    rows: isOwn,
    columns: ["name", "cost_centre", "archived_at", "created_at"],
    withheld: { id: "technical", corporation_id: "technical" },
  }),
  ownTable({
    table: "price_agreements",
    section: "price_agreements",
    rows: isOwn,
    columns: ["valid_from", "created_at", "withdrawn_at"],
    derived: {
      // Each in the unit of its setting, `minimum_hours 4`; what is left out is everybody's.
      agreed_values: sql`(
        select json_agg(concat_ws(' ', said.key, trim_scale(said.value::numeric / 100)) order by said.key)
        from jsonb_each_text(t.content -> 'values') said)`,
      payment_type: sql`t.content ->> 'paymentType'`,
      payment_deadline: sql`(t.content ->> 'paymentDeadlineDays')::integer`,
    },
    withheld: {
      id: "technical",
      corporation_id: "technical",
      content: "shown_elsewhere",
      created_by: "technical",
      withdrawn_by: "technical",
    },
  }),
  acceptedByCorporation,
  ...corporationBookings,
  ownTable({
    table: "outbox",
    section: "invoices",
    rows: (id) => sql`t.channel = 'accounting' and t.subject_key = ${`corporation:${id}`}`,
    columns: ["recipient", "subject", "created_at", "sent_at", "status", "reference"],
    derived: {
      booking_id: sql`(t.payload ->> 'bookingId')::integer`,
    },
    withheld: {
      id: "technical",
      key: "technical",
      channel: "technical",
      subject_key: "technical",
      body: "shown_elsewhere",
      payload: "technical",
      emptied_at: "technical",
      ...deliveryColumns,
    },
  }),
  ownTable({
    table: "ratings",
    section: "ratings_received",
    rows: (id) => sql`t.about = 'corporation' and t.corporation_id = ${id}`,
    columns: ["score", "comment", "created_at", "annulled_at"],
    withheld: {
      id: "technical",
      shift_id: "other_person",
      about: "technical",
      because: "technical",
      employee_id: "other_person",
      corporation_id: "technical",
    },
  }),
  ownTable({
    table: "ratings",
    section: "ratings_given",
    rows: (id) => sql`t.about = 'employee' and t.corporation_id = ${id} and t.because = 'work'`,
    columns: ["score", "comment", "created_at", "annulled_at"],
    derived: { name: shortName },
    withheld: {
      id: "technical",
      shift_id: "technical",
      about: "technical",
      because: "technical",
      employee_id: "other_person",
      corporation_id: "technical",
    },
  }),
  ownTable({
    table: "favourites",
    section: "favourites",
    rows: isOwn,
    columns: ["created_at"],
    derived: { name: shortName },
    withheld: { employee_id: "other_person", corporation_id: "technical" },
  }),
  ownTable({
    table: "calendars",
    section: "calendar",
    rows: isOwn,
    columns: ["created_at"],
    withheld: { corporation_id: "technical", token_hash: "secret", token_encrypted: "secret" },
  }),
  ownTable({
    table: "authenticator_apps",
    section: "authenticator_app",
    rows: isOwn,
    columns: ["confirmed_at"],
    withheld: {
      corporation_id: "technical",
      secret_encrypted: "secret",
      pending_encrypted: "secret",
      last_step: "technical",
    },
  }),
  ...apiAccessOfCorporation,
  ownTable({
    table: "passkeys",
    section: "passkeys",
    rows: isOwn,
    columns: ["created_at", "name", "transports", "last_used_at"],
    withheld: {
      id: "technical",
      corporation_id: "technical",
      employee_id: "technical",
      credential_id: "secret",
      public_key: "secret",
      counter: "technical",
    },
  }),
  ownTable({
    table: "sign_in_addresses",
    section: "sign_in_addresses",
    rows: isOwn,
    columns: ["last_at"],
    withheld: { corporation_id: "technical", address_digest: "secret" },
  }),
  ownTable({
    table: "booking_requests",
    section: "booking_requests",
    rows: isOwn,
    columns: ["created_at"],
    withheld: { corporation_id: "technical", key: "technical", content_hash: "technical" },
  }),
  ownTable({
    table: "held_offers",
    section: "held_offers",
    rows: (id) => sql`t.booking_id in (select id from bookings where corporation_id = ${id})`,
    columns: ["booking_id", "due_at"],
    withheld: {},
  }),
  ownTable({
    table: "outbox",
    section: "messages",
    // A letter about a booking also goes to admins; theirs are not the company's.
    rows: (id) => sql`t.channel in ('email', 'sms') and (
      t.subject_key = ${`corporation:${id}`} or (
        t.subject_key in (select 'booking:' || id from bookings where corporation_id = ${id})
        and t.recipient not in (select email from corporations where is_admin and id <> ${id})))`,
    ...messageColumns,
  }),
  ownTable({
    table: "password_resets",
    section: "password_resets",
    rows: isOwn,
    columns: ["expires_at", "used_at"],
    withheld: { corporation_id: "technical", token_hash: "secret" },
  }),
  sessionsOf("corporation"),
  securityEventsOf("corporation"),
  securityAlertsOf("corporation"),
  notesOf("corporation"),
  profileChangesOf("corporation"),
  auditOf("corporation"),
];
