import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { type BookingRow, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { mailAdmins } from "#server/features/corporations/mail-admins.ts";
import { record } from "#server/features/events/record.ts";
import {
  type InvoiceRow,
  lockInvoice,
  updateInvoice,
} from "#server/features/invoicing/ledger/ledger.queries.ts";
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
 * Asks accounting for the invoices that are unpaid or on their way to an electronic buyer, those first that were
 * asked for longest ago. Ends at the first that accounting does not answer; throws what it threw.
 */
export async function checkInvoices(services: Services): Promise<void> {
  const { db, clock, integrations } = services;
  const { invoiceStates } = integrations;
  if (!invoiceStates) return;
  for (const { id, vendor_id, delivery } of await invoicesToCheck(db, clock.now())) {
    const state = await invoiceStates
      .lookUp({ invoiceId: vendor_id, isElectronic: delivery !== null })
      .catch(asUnknown);
    await saveState(services, id, state, clock.now());
  }
}

/** An invoice that accounting knows no more is left as it is, and does not hold up the others. */
function asUnknown(error: unknown): null {
  if (error instanceof PermanentFailure) return null;
  throw error;
}

function invoicesToCheck(db: Db, now: Moment) {
  return (
    db
      .selectFrom("invoices")
      .select(["id", "delivery"])
      .select((eb) => eb.ref("vendor_id").$notNull().as("vendor_id"))
      .where("state", "=", "accepted")
      .where("vendor_id", "is not", null)
      .where((eb) => eb.or([eb("is_paid", "=", false), eb("delivery", "=", "sent")]))
      .where((eb) =>
        eb.or([
          eb("checked_at", "is", null),
          eb("delivery", "=", "sent"),
          eb("checked_at", "<", new Date(now - RECHECK_AFTER_MS)),
        ]),
      )
      // Nobody pays a credit note, nor what it credits.
      .where((eb) => eb.or([eb("kind", "<>", "credit_note"), eb("delivery", "=", "sent")]))
      .where((eb) =>
        eb.or([
          eb("delivery", "=", "sent"),
          eb.not(
            eb.exists(
              eb
                .selectFrom("invoices as note")
                .select("note.id")
                .whereRef("note.credits", "=", "invoices.id")
                .where("note.taken_back_at", "is", null)
                .where("note.state", "=", "accepted"),
            ),
          ),
        ]),
      )
      .orderBy("checked_at", (order) => order.asc().nullsFirst())
      .orderBy("id")
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
    const before = await lockInvoice(tx, id);
    if (!before) return;
    await updateInvoice(tx, id, {
      checked_at: new Date(now),
      ...(state && {
        is_paid: state.isPaid,
        due_date: state.dueDate ?? before.due_date,
        delivery: state.delivery ?? before.delivery,
        delivery_message: state.deliveryMessage,
      }),
    });
    const isNews =
      state && (state.isPaid !== before.is_paid || (state.delivery ?? before.delivery) !== before.delivery);
    const booking = isNews && (await lockBooking(tx, before.booking_id));
    if (!booking) return;
    if (state.delivery === "failed" && before.delivery !== "failed") {
      await notifyNotDelivered({ tx, now, services }, booking, { ...before, reason: state.deliveryMessage });
    }
    await record({ tx, actor: SYSTEM, now }, { type: "booking.document_settled", shifts: [], booking });
  });
}

/** Mails every admin, once an invoice, that an electronic one did not arrive: nobody pays what nobody got. */
async function notifyNotDelivered(
  context: MessageContext,
  booking: BookingRow,
  { id, kind, number, total, reason }: Pick<InvoiceRow, "id" | "kind" | "number" | "total" | "reason">,
): Promise<void> {
  const { name: corporationName } = await getCorporation(context.tx, booking.corporation_id);
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
