import type { Reminder, WhyNotReminded } from "#rules/shifts/reminding.ts";

/** Reminding somebody that the office waits for. */
export const remindTexts = {
  remind: "Mind om det",
  askForData: "Bed om data",
  who: "Hvem skal mindes?",
  about: {
    check_in: (name: string) => `${name}, om at melde klar`,
    employee_times: (name: string) => `${name}, om sine tider`,
    company_times: (name: string) => `${name}, om at stemple ud`,
    pay_data: (name: string) => `${name}, om CPR-nr. og konto`,
  } satisfies Record<Reminder, (name: string) => string>,
  by: {
    sms: (name: string, phone: string) => `Sms til ${name}, ${phone}`,
    email: (name: string, address: string) => `E-mail til ${name}, ${address}`,
  },
  subject: (subject: string) => `Emne: ${subject}`,
  whyNot: {
    asked_today: "Der er mindet om det i dag. Det kan gøres igen i morgen.",
    no_contact: "Der er hverken mobilnummer eller e-mail at skrive til.",
    profile_closed: "Profilen er deaktiveret, så medarbejderen kan ikke logge ind og gøre det.",
  } satisfies Record<WhyNotReminded, string>,
  reminded: (name: string, when: string, by: string) => `${name} er mindet ${when} af ${by}`,
  nobody: "Der ventes ikke på nogen her længere.",
  loading: "Henter beskeden...",
  failed: "Beskeden kunne ikke hentes",
  cancel: "Annuller",
  send: { sms: "Send sms", email: "Send e-mail" },
  sent: (name: string) => `${name} er mindet om det.`,
} as const;
