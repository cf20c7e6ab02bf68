import type { WhyNotAsked } from "#rules/pay/ask-for-pay-data.ts";

/** «Bed om data»: CPR and bank numbers that somebody's pay waits for. */
export const askTexts = {
  ask: "Bed om data",
  askFor: (name: string) => `Bed om data, ${name}`,
  asked: (when: string) => `Spurgt ${when}`,
  whyNot: {
    no_contact: "Hverken mobilnummer eller e-mail",
    profile_closed: "Profilen er deaktiveret",
    pay_data_given: "Er udfyldt nu",
  } satisfies Record<Exclude<WhyNotAsked, "asked_today">, string>,
} as const;
