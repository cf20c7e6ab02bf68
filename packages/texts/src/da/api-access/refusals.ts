/** One sentence for each refusal about API keys. */
export const apiAccessRefusals = {
  key_scope: "Det må API-nøglen ikke. Log ind for at gøre det selv.",
  too_many_keys: "I har allerede 20 nøgler, der virker. Spær først en af dem.",
} as const;
