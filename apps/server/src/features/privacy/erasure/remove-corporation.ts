import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type CorporationRow, updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { endSessionsOfCompany } from "#server/platform/sessions/sessions.ts";
import { erasureTexts } from "#texts/da/privacy/erasure.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { blankMessages } from "./blank-messages.ts";

/**
 * Removes everything of a company that bookkeeping does not need. Its bookings stay with day, times, price and zip
 * code, and the invoices as they were sent. The caller holds the lock of the profile.
 */
export async function removeCorporation(tx: Tx, row: CorporationRow, now: Moment): Promise<void> {
  const { id } = row;
  await endSessionsOfCompany(tx, id);
  await tx.deleteFrom("api_keys").where("corporation_id", "=", id).execute();
  await tx.deleteFrom("webhooks").where("corporation_id", "=", id).execute();
  const users = await removeUsers(tx, id);
  for (const table of keysOf) {
    await tx.deleteFrom(table).where("corporation_id", "=", id).execute();
  }
  for (const table of [
    "password_resets",
    "calendars",
    "favourites",
    "sign_in_addresses",
    "booking_requests",
    "profile_changes",
    "internal_notes",
  ] as const) {
    await tx.deleteFrom(table).where("corporation_id", "=", id).execute();
  }
  await tx.deleteFrom("security_events").where("account", "=", `corporation:${id}`).execute();
  await tx.deleteFrom("security_alerts").where("subject", "=", `corporation:${id}`).execute();
  const bookings = await tx.selectFrom("bookings").selectAll().where("corporation_id", "=", id).execute();
  await tx.updateTable("ratings").set({ comment: "" }).where("corporation_id", "=", id).execute();
  await tx
    .updateTable("shifts")
    .set({
      removed_reason: null,
      fee_reason: "",
      time_comment_by_corporation: "",
      time_comment_by_employee: "",
    })
    .where("booking_id", "in", (eb) =>
      eb.selectFrom("bookings").select("id").where("corporation_id", "=", id),
    )
    .execute();
  await tx.updateTable("orders").set({ title: "" }).where("corporation_id", "=", id).execute();
  // What the accounting service said of a document may name the company or who speaks for it.
  await tx
    .updateTable("invoices")
    .set({ vendor_message: "" })
    .where("booking_id", "in", (eb) =>
      eb.selectFrom("bookings").select("id").where("corporation_id", "=", id),
    )
    .execute();
  await tx
    .updateTable("invoice_documents")
    .set({
      delivery_message: "",
      // The mail is gone; what was invoiced, and to whom, stays for the bookkeeping.
      content: sql`content || '{"mail": {"subject": "", "body": ""}}'`,
    })
    .where("corporation_id", "=", id)
    .execute();
  await tx
    .updateTable("invoice_questions")
    .set((eb) => ({
      message: "",
      answer: eb.case().when("answered_at", "is not", null).then("").else(null).end(),
    }))
    .where("document_id", "in", (eb) =>
      eb.selectFrom("invoice_documents").select("id").where("corporation_id", "=", id),
    )
    .execute();
  const ofBookings = bookings.map((booking) => `booking:${booking.id}`);
  const people = bookings.flatMap((booking) => [
    booking.contact_person,
    booking.booking_person,
    booking.booking_person_nr,
  ]);
  const ofUsers = users.map((user) => `corporation:${user.id}`);
  const names = [row, ...users].flatMap(namesOf);
  await blankMessages(tx, [`corporation:${id}`, ...ofUsers, ...ofBookings], [...names, ...people], now);
  await tx
    .deleteFrom("booking_edits")
    .where("booking_id", "in", (eb) =>
      eb.selectFrom("bookings").select("id").where("corporation_id", "=", id),
    )
    .execute();
  await tx.deleteFrom("departments").where("corporation_id", "=", id).execute();
  await tx.updateTable("bookings").set(wordless).where("corporation_id", "=", id).execute();
  await updateCorporation(tx, id, {
    ...nobody,
    // Sign-in asks for an address of its own; nothing reaches this one.
    email: `slettet-${id}@slettet.invalid`,
    erased_at: new Date(now),
  });
}

/** Removes the logins of the company but its first one, with all that they sign in with; returns who they were. */
async function removeUsers(tx: Tx, companyId: number): Promise<CorporationRow[]> {
  const users = await tx
    .deleteFrom("corporations")
    .where("member_of", "=", companyId)
    .returningAll()
    .execute();
  const accounts = users.map(({ id }) => `corporation:${id}`);
  if (accounts.length === 0) return [];
  await tx.deleteFrom("security_events").where("account", "in", accounts).execute();
  await tx.deleteFrom("security_alerts").where("subject", "in", accounts).execute();
  return users;
}

/** What somebody proves with who they are. */
const keysOf = ["authenticator_apps", "passkeys", "recovery_codes", "identity_challenges"] as const;

/** Cancels the bookings that have not ended; only where an erasure is done once more after a restore. */
export async function cancelComingBookings(tx: Tx, corporationId: number, now: Moment): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ status: "cancelled", cancelled_at: new Date(now), updated_at: new Date(now) })
    .where("corporation_id", "=", corporationId)
    .where("status", "<>", "cancelled")
    .where("ends_at", ">", new Date(now))
    .execute();
}

/** How letters to others name a company and those who speak for it. */
function namesOf({ name, email, billing_email, phone, contact_person }: CorporationRow): string[] {
  return [name, email, billing_email, phone, formatPhone(phone), contact_person];
}

/** A booking without anybody's words, place or people. */
const wordless = {
  rejected_reason: "",
  owner_reason: "",
  arrangement_type_other: "",
  address: "",
  address_url: "",
  job_description: "",
  access_information: "",
  access_information_other: "",
  upper_dress_code_other: "",
  lower_dress_code_other: "",
  shoes_dress_code_other: "",
  item_to_bring: "",
  booking_person: "",
  booking_person_nr: "",
  contact_person: "",
  invoice_note: "",
  ean_order_reference: "",
  admin_message: "",
  box_status: '""',
  request_key: null,
};

/** A profile without a company; no password fits it. */
const nobody = {
  name: erasureTexts.erasedCompany,
  billing_email: "",
  password_hash: "erased",
  department: "",
  address: "",
  city: "",
  city_zip: "",
  cvr_nr: "",
  phone: "",
  contact_person: "",
  ean: "",
  ean_order_reference: "",
  icon_image: "",
  profile_image: "",
  base_url_image: "",
  pending_email: null,
  pending_email_hash: null,
  pending_email_expires_at: null,
  suspended_reason: "",
  admin_message: "",
  is_privileged_user: false,
  signed_in_at: null,
  inactivity_warned_at: null,
  noti_confirmed_booking: false,
  noti_approved_booking: false,
  noti_stamp_out_booking: false,
  sms_stamp_out_booking: false,
  noti_cancel_booking: false,
  noti_update_booking: false,
  noti_applicants_booking: false,
  sms_applicants_booking: false,
  sms_unfilled_booking: false,
  noti_not_ready_booking: false,
  sms_not_ready_booking: false,
  sms_rejected_booking: false,
  noti_prepayment_booking: false,
  noti_invoice_booking: false,
};
