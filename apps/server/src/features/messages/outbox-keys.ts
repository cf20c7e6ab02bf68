import { type RawBuilder, sql } from "kysely";
import type { EmptyPlacesHours } from "#rules/bookings/company-notices.ts";
import type { Reminder } from "#rules/shifts/reminding.ts";
import type { Day, Moment } from "#rules/time/moment.ts";

/**
 * Every kind of effect and what tells one effect of the kind from another. A key is queued once for ever, so that
 * whatever may be sent again has its moment or its count in the key. An SMS beside an e-mail ends in `:sms`.
 */
interface KeyParts {
  welcome: [corporationId: number];
  "password-reset": [tokenHash: string];
  "sign-in-code": [codeDigest: string, sentAt: Moment];
  passkey: [employeeId: number, passkeyId: number, change: string];
  security: [corporationId: number, change: string, at: Moment];
  "security-alert": [alertId: number, adminId: number];
  "invoice-not-delivered": [documentId: number, adminId: number];
  "webhook-given-up": [webhookId: number, day: Day, ownerId: number];
  "webhook-paused": [webhookId: number, at: Moment, ownerId: number];
  "export-taken": [what: string, takenBy: number, at: Moment, adminId: number];
  "password-changed": [corporationId: number, changedAt: Moment];
  "email-link": [tokenHash: string];
  "email-will-change": [tokenHash: string];
  "email-changed": [tokenHash: string];
  /** Each version of a company's price agreement is told of once. */
  "price-agreement": [versionId: number];
  "price-agreement-withdrawn": [versionId: number];
  /** Each version of a text is told of once, and once that it does not come after all. */
  "contract-text": [versionId: number, what: "version" | "withdrawal", readerId: number];
  "profile-data-changed": [changeId: number];
  "profile-data-changed-sms": [changeId: number];
  "profiles-merged": [keptId: number, mergedId: number, to: "kept" | "merged"];
  "way-removed": [employeeId: number, wayKey: string, at: Moment, channel: "email" | "sms", place: number];
  "transfer-decided": [transferId: number];
  invitation: [invitationId: number, sentAt: Moment, round: 1 | 2];
  "office-invitation": [userId: number, sentAt: number];
  "company-invitation": [userId: number, sentAt: number];
  /** Decided on anew, the person is told again. */
  "profile-decided": [employeeId: number, at: Moment];
  /** A document whose end was corrected is told of anew. */
  "document-ends": [documentId: number, expiresOn: Day, daysBefore: number];
  "document-declined": [documentId: number, decidedAt: Moment];
  "penalty-given": [penaltyId: number];
  "penalty-gone": [penaltyId: number];
  "penalty-decided": [penaltyId: number, decidedAt: Moment];
  "booking-received": [bookingId: number];
  /** Of several bookings the first: those that are added later are told of by themselves. */
  "order-received": [orderId: number, firstBookingId: number];
  "order-approved": [orderId: number, firstBookingId: number, toldAt: Moment];
  "order-prepayment-due": [orderId: number, firstBookingId: number, toldAt: Moment];
  "booking-sent-again": [bookingId: number, sentAt: Moment];
  /** By the first booking of what was booked in one go. */
  "owner-asked": [bookingId: number, readerId: number];
  "owner-waits": [bookingId: number, readerId: number];
  "owner-answered": [bookingId: number, readerId: number];
  "owner-unanswered": [bookingId: number, readerId: number];
  "booking-approved": [bookingId: number];
  /** Taken up again, a booking can be rejected again. */
  "booking-rejected": [bookingId: number, rejectedAt: Moment];
  "booking-taken-up": [bookingId: number, takenUpAt: Moment];
  "booking-cancelled": [bookingId: number];
  "booking-changed": [bookingId: number, savedAt: Moment];
  /** Filled again by somebody else, the company reads it again. */
  "booking-full": [bookingId: number, lastShiftId: number];
  /** More applicants later are told again. */
  "applicants-came": [bookingId: number, at: Moment];
  /** A booking that was moved is told of its new start. */
  "places-empty": [bookingId: number, hours: EmptyPlacesHours, startsAt: Moment];
  "places-unfilled": [bookingId: number, startsAt: Moment];
  "not-ready": [bookingId: number, startsAt: Moment];
  "prepayment-due": [bookingId: number, approvedAt: Moment];
  "invoice-sent": [documentId: number];
  /** Chosen anew, the company is told again. */
  "invoice-grouping": [corporationId: number, at: Moment];
  "invoice-mail": [documentId: number];
  "invoice-answered": [questionId: number];
  "invoice-reminder": [reminderId: number];
  "reminder-withdrawn": [reminderId: number];
  "booking-list": [bookingId: number, count: number];
  "job-offered": [bookingId: number, employeeId: number];
  "job-digest": [employeeId: number, at: Moment];
  "last-team-asked": [employeeId: number, corporationId: number, at: Moment];
  "shift-cancelled": [bookingId: number, employeeId: number];
  "shift-updated": [bookingId: number, employeeId: number, toldAt: Moment];
  /** Asked about changed terms, told of what asks nothing, and of an applied-for job that changed. */
  "terms-changed": [bookingId: number, employeeId: number, toldAt: Moment];
  "job-changed": [bookingId: number, employeeId: number, toldAt: Moment];
  "released-after-change": [shiftId: number, at: Moment];
  "staff-lost-by-change": [shiftId: number, at: Moment];
  offer: [offerId: number];
  promoted: [shiftId: number, bookedAt: Moment];
  hired: [shiftId: number, bookedAt: Moment];
  /** First or new terms of employment, each told of once. */
  "terms-given": [termsId: number];
  removed: [shiftId: number, removedAt: Moment];
  "not-chosen": [shiftId: number];
  "on-standby": [standbyId: number];
  "get-ready": [shiftId: number, day: Day];
  /** An admin can add somebody again who cancelled: the moment tells the second time from the first. */
  cancelled: [shiftId: number, leftAt: Moment];
  released: [shiftId: number, leftAt: Moment];
  sick: [shiftId: number, leftAt: Moment];
  /** To somebody whom the office reported sick, and of what it decided on a late report. */
  "reported-sick": [shiftId: number, at: Moment];
  "sick-taken-back": [shiftId: number, at: Moment];
  "your-sick-taken-back": [shiftId: number, at: Moment];
  "sick-decided": [shiftId: number, at: Moment];
  /** To the person once, to the office's duty phone by each who notes it, to the company once of all. */
  "not-arrived": [missedId: number];
  "not-arrived-duty": [missedId: number, notedBy: string];
  "not-arrived-company": [bookingId: number, at: Moment];
  "came-after-all": [missedId: number, at: Moment];
  "said-not-come": [missedId: number];
  "came-after-all-duty": [missedId: number, at: Moment];
  "on-my-way": [shiftId: number, minutes: number, at: Moment];
  "late-cancellation": [shiftId: number, leftAt: Moment, adminId: number];
  "checkout-reminder": [shiftId: number, round: 1 | 2];
  "stamp-out": [bookingId: number, round: 1 | 2];
  /** Of several people on a booking the first. */
  "silence-warning": [shiftId: number, at: Moment];
  "settled-by-silence": [shiftId: number, at: Moment];
  "agreed-by-silence": [shiftId: number, at: Moment];
  "times-rejected-by-company": [shiftId: number, count: number];
  "times-rejected-by-employee": [shiftId: number, count: number];
  "ledger-invoice": [documentId: number];
  "ledger-pay": [payLineId: number];
  /** Each press is one of its own. */
  "letter-sample": [letterKey: string, adminId: number, at: Moment];
  broadcast: [key: string, employeeId: number];
  "broadcast-company": [key: string, corporationId: number];
  /** `id` is of the shift, of the booking that a company is reminded of, or of whoever's pay waits. */
  reminder: [about: Reminder, id: number, day: Day];
  /** Used again and left again, a profile is warned again. */
  "inactivity-warning": [kind: "employee" | "corporation", id: number, warnedAt: Moment];
}

type Kind = keyof KeyParts;
type InSql<Parts extends readonly unknown[]> = { [Index in keyof Parts]: RawBuilder<unknown> };

/** The key of an effect in the outbox: `hired:17:1796126400000`. */
export function outboxKey<K extends Kind>(kind: K, ...parts: KeyParts[K]): string {
  return [kind, ...parts].join(":");
}

/** The key of an effect, built in a query; each part is a column or a value. */
export function outboxKeyInSql<K extends Kind>(kind: K, ...parts: InSql<KeyParts[K]>): RawBuilder<string> {
  return sql<string>`concat_ws(':', ${sql.join([sql.lit(kind), ...parts])})`;
}

/** The key of the SMS that goes with an e-mail. */
export function smsKey(key: string): string {
  return `${key}:sms`;
}

/** The key of the message to one device that goes with an e-mail or SMS. */
export function pushOutboxKey(key: string, deviceId: number): string {
  return `${key}:push:${deviceId}`;
}

/** What effects are about: those of one subject leave in the order they were queued. */
export function subjectKey(kind: "booking" | "employee" | "corporation", id: number): string {
  return `${kind}:${id}`;
}
