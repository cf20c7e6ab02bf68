import type { TEST_EVENT, WebhookEvent } from "#rules/webhooks/events.ts";

/** What happens, as an owner chooses what a webhook is told of. */
export const webhookEventNames: Readonly<Record<WebhookEvent | typeof TEST_EVENT, string>> = {
  "booking.created": "En booking er oprettet",
  "booking.approved": "En booking er godkendt",
  "booking.rejected": "En booking er afvist",
  "booking.changed": "En booking er ændret",
  "booking.cancelled": "En booking er aflyst",
  "booking.filled": "Alle pladser er besat",
  "shift.selected": "En medarbejder er valgt",
  "shift.cancelled": "En medarbejder kommer ikke",
  "shift.arrived": "En medarbejder er mødt",
  "shift.not_arrived": "En medarbejder er ikke mødt op",
  "hours.approved": "Timer er godkendt",
  "invoice.created": "En faktura er lavet",
  "webhook.test": "Prøve",
};

/** Why a webhook is paused. */
export const pauseReasons = {
  owner: "af en ejer",
  failures: "intet nåede frem i tre dage",
  gone: "adressen er nedlagt",
} as const;
