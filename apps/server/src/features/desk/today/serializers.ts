import type { deskEndpoints } from "#contract/desk/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { whyNotAsked } from "#rules/pay/ask-for-pay-data.ts";
import { todayKeys } from "#rules/shifts/waiting.ts";
import type { Moment } from "#rules/time/moment.ts";
import { priceAsBooked } from "#server/features/bookings/serializers/price.ts";
import { canSendAgain } from "#server/platform/outbox/states.ts";
import { deliveryReason } from "#texts/da/admin/delivery-reasons.ts";
import type { TodayDelivery, TodayPerson, TodayRow } from "./rows.ts";

type Group = AnswerOf<typeof deskEndpoints.today>["groups"][number];
type Item = Group["items"][number];

/** The lines as groups, in the order in which they hurt; what nothing waits in has no items. */
export function serializeToday(rows: readonly TodayRow[], now: Moment): Group[] {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return todayKeys.map((key) => {
    const own = byKey.get(key) ?? [];
    return { key, count: own[0]?.total ?? 0, items: own.map((row) => serializeItem(row, now)) };
  });
}

function serializeItem(row: TodayRow, now: Moment): Item {
  const { booking, person, stamps } = row;
  const times = (from: string | null, to: string | null) =>
    from !== null && to !== null ? { from, to } : null;
  return {
    booking_id: row.booking_id,
    shift_id: row.shift_id,
    employee_id: row.employee_id,
    corporation_id: booking?.corporation_id ?? null,
    corporation: booking?.corporation ?? null,
    person: person ? `${person.first_name} ${person.last_name}`.trim() : row.recipient,
    phone: person?.phone || null,
    job_title: booking?.job_title ?? null,
    date: booking?.date ?? null,
    start_time: booking?.start_time ?? null,
    end_time: booking?.end_time ?? null,
    city: booking?.city ?? null,
    at: row.at?.toISOString() ?? null,
    people: row.people,
    places: booking?.number_of_staff ?? null,
    amount: row.key === "to_approve" && booking ? toWireKroner(priceAsBooked(booking).total) : null,
    stamps: stamps && {
      employee: times(stamps.employee_from, stamps.employee_to),
      corporation: times(stamps.corporation_from, stamps.corporation_to),
    },
    about: [...row.about],
    delivery: row.delivery && deliveryOf(row.delivery),
    missing_data: row.key === "missing_data" && person ? missingDataOf(person, now) : null,
  };
}

function deliveryOf(delivery: TodayDelivery): Item["delivery"] {
  const { id, problem, channel, status } = delivery;
  return {
    id,
    can_send_again: canSendAgain(delivery).ok,
    reason: problem && deliveryReason(problem, channel, status),
  };
}

function missingDataOf(person: TodayPerson, now: Moment): Item["missing_data"] {
  const askedAt = person.asked_at === null ? null : new Date(person.asked_at);
  const facts = {
    lacksPayData: true,
    isClosed: person.is_closed,
    hasPhone: person.phone !== "",
    hasEmail: person.has_email,
    askedAt: askedAt?.getTime() ?? null,
  };
  return { asked_at: askedAt?.toISOString() ?? null, cannot_ask: whyNotAsked(facts, now) };
}
