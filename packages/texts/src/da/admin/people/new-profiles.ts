import type { Approval } from "#rules/people/approval.ts";

/** New profiles, which the office approves or declines. */
export const newProfileTexts = {
  title: "Nye profiler",
  waiting: "Nye profiler venter på jer",
  waitingHint: "Kan ikke søge, før I har sagt ja",
  declined: "Afviste",
  declinedHint: "Kan stadig godkendes",
  loading: "Henter nye profiler...",
  failed: "De nye profiler kunne ikke hentes",
  empty: "Ingen nye profiler venter på jer.",
  nameless: "Uden navn",
  age: (years: number) => `${years}\u00a0år`,
  noPicture: "Mangler billede",
  firstJob: "Ingen erfaring skrevet endnu",
  experience: (places: readonly string[]) => `Erfaring: ${places.join(", ")}`,
  since: (moment: string) => `Klar ${moment}`,
  because: (reason: string) => `I skrev: «${reason}»`,
  approve: "Godkend",
  approveAfterAll: "Godkend alligevel",
  approved: (name: string) => `${name} er godkendt og kan søge`,
  call: "Ring",
  decline: "Afvis",
  declineProfile: "Afvis profil",
  declineTitle: (name: string) => `Afvis ${name}?`,
  declineText: "Personen kan ikke søge jobs, og åbne ansøgninger slutter. I kan godkende profilen senere.",
  reason: "Begrundelse",
  reasonHint: "Personen læser den i en mail og på sin forside",
  declinedDone: "Profilen er afvist, og personen har fået besked",
  undo: "Fortryd",
} as const;

/** What stands of the approval on somebody's page of the office. */
export const approvalWords = {
  waiting: "Venter på godkendelse",
  approved: null,
  declined: "Ikke godkendt",
} as const satisfies Record<Approval, string | null>;
