import type { BookingTermValues } from "#rules/pricing/term-values.ts";

/** The terms that the product comes with, as they are stored on a booking and sent. */
export const standardTerms: BookingTermValues = {
  minimum_hours: 5,
  overtime_step_hours: 0.5,
  urgent_under_hours: 48,
  emergency_under_hours: 24,
  cancellation_free_over_hours: 96,
  cancellation_hours: 2,
  late_cancellation_under_hours: 24,
  late_cancellation_hours: 3,
  prepayment_over_staff: 15,
  prepayment_percent: 75,
  instalments_over_staff: 40,
  first_instalment_percent: 25,
  second_instalment_percent: 50,
};
