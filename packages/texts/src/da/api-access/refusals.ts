/** One sentence for each refusal about API keys and webhooks. */
export const apiAccessRefusals = {
  key_scope: "Det må API-nøglen ikke. Log ind for at gøre det selv.",
  too_many_keys: "I har allerede 20 nøgler, der virker. Spær først en af dem.",
  too_many_webhooks: "I har allerede 10 webhooks. Slet først en af dem.",
  webhook_paused: "Webhooken er sat på pause. Slå den til igen først.",
} as const;
