/** Sentences about outside services that an admin reads (decisions *Billy and Zenegy*). */
export const integrationProblems = {
  billyNotConfigured: "Billy er ikke sat op.",
  zenegyNotConfigured: "Zenegy er ikke sat op.",
  billyFailed: "Billy svarer ikke lige nu. Fakturaen bliver sendt, når der er forbindelse igen.",
  zenegyFailed: "Zenegy svarer ikke lige nu. Lønnen bliver sendt, når der er forbindelse igen.",
  dryRun: "Afprøvning: intet er sendt ud af huset.",
} as const;
