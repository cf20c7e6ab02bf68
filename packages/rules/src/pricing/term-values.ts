import type { BookingTradeTerms } from "./trade-terms.ts";

/** The terms that a booking is made under and keeps: hours, percents and numbers of people, each as it is said. */
export const bookingTermKeys = [
  "minimum_hours",
  "overtime_step_hours",
  "urgent_under_hours",
  "emergency_under_hours",
  "cancellation_free_over_hours",
  "cancellation_hours",
  "late_cancellation_under_hours",
  "late_cancellation_hours",
  "prepayment_over_staff",
  "prepayment_percent",
  "instalments_over_staff",
  "first_instalment_percent",
  "second_instalment_percent",
] as const;
export type BookingTermKey = (typeof bookingTermKeys)[number];

export type BookingTermValues = Readonly<Record<BookingTermKey, number>>;

/** The terms of a booking, from the values that are stored on it. */
export function bookingTermsOf(values: BookingTermValues): BookingTradeTerms {
  const instalments = [values.first_instalment_percent, values.second_instalment_percent];
  const tiers = [
    { overStaff: values.instalments_over_staff, percents: instalments.filter((percent) => percent > 0) },
    { overStaff: values.prepayment_over_staff, percents: [values.prepayment_percent] },
  ];
  return {
    minimumHours: values.minimum_hours,
    overtimeStepHours: values.overtime_step_hours,
    rush: { urgentUnderHours: values.urgent_under_hours, emergencyUnderHours: values.emergency_under_hours },
    cancellation: {
      freeOverHours: values.cancellation_free_over_hours,
      // Whole hours; what was set before they had to be counts down.
      hours: Math.floor(values.cancellation_hours),
      lateUnderHours: values.late_cancellation_under_hours,
      lateHours: Math.floor(values.late_cancellation_hours),
    },
    prepayment: tiers.filter(({ percents }) => percents.some((percent) => percent > 0)),
  };
}

/** Pairs of terms of which the first never exceeds the second. */
const ordered: readonly (readonly [BookingTermKey, BookingTermKey])[] = [
  ["emergency_under_hours", "urgent_under_hours"],
  ["late_cancellation_under_hours", "cancellation_free_over_hours"],
  ["cancellation_hours", "late_cancellation_hours"],
  ["prepayment_over_staff", "instalments_over_staff"],
];

/**
 * The term that contradicts another, null where all agree: a later deadline is never before an earlier one, and no
 * more than all is paid in advance. Rule: Terms that agree, docs/rules/trade-terms.md.
 */
export function contradictionIn(values: BookingTermValues): BookingTermKey | null {
  const pair = ordered.find(([lesser, greater]) => values[lesser] > values[greater]);
  if (pair) return pair[0];
  return values.first_instalment_percent + values.second_instalment_percent > 100
    ? "second_instalment_percent"
    : null;
}
