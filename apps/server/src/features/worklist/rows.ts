import type { TodayKey } from "#rules/shifts/waiting.ts";
import type { RemindedRow } from "#server/features/reminders/last-reminders.ts";
import type { OutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";

/** Lines of one group that are shown; its count knows of the others. */
export const MOST_ITEMS = 20;

/** A line of 'I dag' with the rows that it is about. */
export interface TodayRow {
  readonly key: TodayKey;
  readonly total: number;
  readonly booking_id: number | null;
  readonly shift_id: number | null;
  readonly employee_id: number | null;
  readonly at: Date | null;
  readonly people: number | null;
  readonly about: readonly string[];
  /** Of a delivery: to whom. */
  readonly recipient: string | null;
  /** What somebody has written with it. */
  readonly words: string | null;
  readonly delivery: TodayDelivery | null;
  readonly booking: TodayBooking | null;
  readonly person: TodayPerson | null;
  readonly stamps: TodayStamps | null;
  readonly reminded: readonly RemindedRow[] | null;
}

interface TodayBooking {
  readonly corporation_id: number;
  readonly corporation: string;
  readonly job_title: string;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly city: string;
  readonly number_of_staff: number;
  readonly hourly_wage: number;
  readonly fee: number;
  readonly standard_fee: number;
  readonly urgent_booking_fee: number;
  readonly emergency_booking_fee: number;
  readonly transport_wage: number;
  readonly terms: unknown;
  readonly self_paid_break: boolean;
}

interface TodayPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
}

export interface TodayDelivery {
  readonly id: number;
  readonly status: OutboxRow["status"];
  readonly hasSecret: boolean;
  readonly isEmptied: boolean;
  readonly problem: DeliveryProblem | null;
  readonly channel: OutboxRow["channel"];
}

interface TodayStamps {
  readonly employee_from: string | null;
  readonly employee_to: string | null;
  readonly corporation_from: string | null;
  readonly corporation_to: string | null;
}
