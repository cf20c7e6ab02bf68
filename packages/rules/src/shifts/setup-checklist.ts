/** What a new installation needs until somebody has worked and is paid, in the order in which it is done. */
export const setupSteps = [
  "staff_types",
  "fees",
  "wages",
  "terms",
  "contact",
  "email",
  "sign_in",
  "sms",
  "company",
  "people",
  "booking",
  "shift",
  "accounting",
] as const;

export type SetupStep = (typeof setupSteps)[number];

/**
 * Without these nobody can book, hears of it, can apply or works; wages have a default, SMS have e-mails beside them, and
 * the rest can wait until the first shift, invoice and pay day.
 */
const NEEDED: readonly SetupStep[] = [
  ...(["staff_types", "fees", "email", "sign_in"] as const),
  ...(["company", "people", "booking", "shift"] as const),
];

/**
 * The steps with what is done of them; none once all that are needed are done.
 * Rule: Setup checklist, docs/rules/bookings.md.
 */
export function openSetupSteps(
  done: Readonly<Record<SetupStep, boolean>>,
): readonly { key: SetupStep; done: boolean; needed: boolean }[] {
  if (NEEDED.every((key) => done[key])) return [];
  return setupSteps.map((key) => ({ key, done: done[key], needed: NEEDED.includes(key) }));
}
