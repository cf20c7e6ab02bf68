import { sql } from "kysely";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { mailAdmins } from "#server/features/corporations/mail-admins.ts";
import { record } from "#server/features/events/record.ts";
import {
  isCreditedWhole,
  type LockedDocument,
  lockDocument,
  updateDocument,
} from "#server/features/invoicing/ledger/document.queries.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { InvoiceState } from "#server/platform/integrations/accounting/accounting.port.ts";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { invoiceNotDelivered } from "#texts/da/templates/email/booking.ts";

/** Invoices that are asked for in one run: other scheduled jobs wait for it. */
const MAX_INVOICES_A_RUN = 20;

/** An unpaid invoice is asked for again after so long; one that is being delivered each time. */
const RECHECK_AFTER_MS = 3 * HOUR_MS;

/**
 * Asks each accounting service for the documents that it has made and that are unpaid or on their way to an electronic
 * buyer, those first that were asked for longest ago. Ends at the first that a service does not answer; throws what it
 * threw.
 */
export async function checkInvoices(services: Services): Promise<void> {
  const { db, clock, integrations } = services;
  for (const { id, vendor, vendor_id, delivery } of await documentsToCheck(db, clock.now())) {
    const accounting = integrations.accounting.of(vendor);
    const state = accounting
      ? await accounting.lookUp({ invoiceId: vendor_id, isElectronic: delivery !== null }).catch(asUnknown)
      : null;
    await saveState(services, id, state, clock.now());
  }
}

/** An invoice that accounting knows no more is left as it is, and does not hold up the others. */
function asUnknown(error: unknown): null {
  if (error instanceof PermanentFailure) return null;
  throw error;
}

function documentsToCheck(db: Db, now: Moment) {
  return (
    db
      .selectFrom("invoice_documents as d")
      .select(["d.id", "d.vendor", "d.delivery"])
      .select((eb) => eb.ref("d.vendor_id").$notNull().as("vendor_id"))
      .where("d.number", "is not", null)
      .where("d.vendor_id", "is not", null)
      .where((eb) => eb.or([eb("d.is_paid", "=", false), eb("d.delivery", "=", "sent")]))
      .where((eb) =>
        eb.or([
          eb("d.checked_at", "is", null),
          eb("d.delivery", "=", "sent"),
          eb("d.checked_at", "<", new Date(now - RECHECK_AFTER_MS)),
        ]),
      )
      // Nobody pays a credit note, nor what is credited whole.
      .where((eb) => eb.or([eb("d.kind", "<>", "credit_note"), eb("d.delivery", "=", "sent")]))
      .where((eb) => eb.or([eb("d.delivery", "=", "sent"), sql<boolean>`not ${isCreditedWhole}`]))
      .orderBy("d.checked_at", (order) => order.asc().nullsFirst())
      .orderBy("d.id")
      .limit(MAX_INVOICES_A_RUN)
      .execute()
  );
}

/** Saves what accounting says of an invoice; null where it knows it no more. */
async function saveState(
  services: Services,
  id: number,
  state: InvoiceState | null,
  now: Moment,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockDocument(tx, id);
    if (!locked) return;
    const { document: before, parts } = locked;
    await updateDocument(tx, id, {
      checked_at: new Date(now),
      ...(state && {
        is_paid: state.isPaid,
        ...(state.number && { number: state.number }),
        ...(state.url && { url: state.url }),
        due_date: state.dueDate ?? before.due_date,
        delivery: state.delivery ?? before.delivery,
        delivery_message: state.deliveryMessage,
      }),
    });
    const isNews =
      state &&
      (state.isPaid !== before.is_paid ||
        (state.delivery ?? before.delivery) !== before.delivery ||
        (state.number !== null && state.number !== before.number));
    if (!isNews) return;
    if (state.delivery === "failed" && before.delivery !== "failed") {
      await notifyNotDelivered({ tx, now, services }, locked, state.deliveryMessage);
    }
    for (const { booking_id } of parts) {
      const booking = await lockBooking(tx, booking_id);
      if (!booking) continue;
      await record({ tx, actor: SYSTEM, now }, { type: "booking.document_settled", shifts: [], booking });
    }
  });
}

/** Mails every admin, once a document, that an electronic one did not arrive: nobody pays what nobody got. */
async function notifyNotDelivered(
  context: MessageContext,
  { document, parts }: LockedDocument,
  reason: string,
): Promise<void> {
  const booking = parts[0] && (await lockBooking(context.tx, parts[0].booking_id));
  if (!booking) return;
  const { name: corporationName } = await getCorporation(context.tx, booking.corporation_id);
  const { id, kind, number, net: total } = document;
  const facts = {
    ...{ corporationName, isCreditNote: kind === "credit_note", number, total, reason },
    ...{
      bookingId: booking.id,
      day: booking.date,
      link: `${context.services.settings.publicUrl}/admin/bookingInvoice/${booking.id}`,
    },
  };
  await mailAdmins(context, {
    task: "money",
    keyFor: (adminId) => outboxKey("invoice-not-delivered", id, adminId),
    write: (admin, brand) => invoiceNotDelivered({ ...facts, ...admin }, brand),
  });
}
