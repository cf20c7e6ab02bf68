import type * as z from "zod/mini";
import type { orderPreview } from "#contract/bookings/order.endpoints.ts";
import type { OrderPiece } from "#rules/bookings/split-order.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import { vatOf } from "#rules/money/vat.ts";
import type { Price } from "#rules/pricing/price-booking.ts";
import type { Moment } from "#rules/time/moment.ts";
import { serializePrepayment } from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import type { PlannedBooking } from "#server/features/bookings/create-booking.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import { prepaymentsOfPlan } from "#server/features/pricing/prepayment.ts";
import { serializePriceAsBooked } from "#server/features/pricing/worked-price.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** A booking of an order that is not saved yet. */
interface PlannedPiece {
  readonly piece: OrderPiece;
  readonly plan: PlannedBooking;
}

interface PricedPiece extends PlannedPiece {
  readonly price: Price;
  readonly total: Ore;
}

/** What an order would come to: each booking, role and day with its price, in kroner excl. VAT, and what is paid in advance. */
export async function previewOf(
  tx: Tx,
  planned: readonly PlannedPiece[],
  now: Moment,
): Promise<z.output<typeof orderPreview>> {
  const created_at = new Date(now);
  const values = planned.map(({ plan }) => ({ ...plan.values, created_at }));
  const prepaymentOf = await prepaymentsOfPlan(tx, values, now);
  const priced = planned.map((one) => {
    const price = priceAsBooked(one.plan.values);
    return { ...one, price, total: price.total };
  });
  const total = totalOf(priced);
  const lines = Map.groupBy(priced, ({ piece }) => piece.line);
  const days = Map.groupBy(
    priced.toSorted((one, other) => one.piece.date.localeCompare(other.piece.date)),
    ({ piece }) => piece.date,
  );
  return {
    people: peopleOf(priced),
    total: toWireKroner(total),
    total_with_vat: toWireKroner(total + vatOf(total)),
    bookings: priced.map(({ piece, plan, price, total: ofPiece }) => ({
      ...piece,
      job_title: plan.jobTitle,
      total: toWireKroner(ofPiece),
      price: serializePriceAsBooked(price, { created_at, starts_at: plan.values.starts_at }),
    })),
    lines: [...lines.values()].map((ofLine) => ({
      people: peopleOf(ofLine),
      total: toWireKroner(totalOf(ofLine)),
    })),
    days: [...days].map(([date, ofDay]) => ({
      date,
      people: peopleOf(ofDay),
      total: toWireKroner(totalOf(ofDay)),
      prepayment: serializePrepayment(ofDay[0] ? prepaymentOf(ofDay[0].plan.values) : null),
    })),
  };
}

function totalOf(pieces: readonly PricedPiece[]): Ore {
  return pieces.reduce((sum, { total }) => sum + total, 0);
}

function peopleOf(pieces: readonly PlannedPiece[]): number {
  return pieces.reduce((sum, { piece }) => sum + piece.number_of_staff, 0);
}
