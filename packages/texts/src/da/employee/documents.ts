/** An employee's own documents. */
export const ownDocumentTexts = {
  holds: "Tilladelser og beviser",
  lead: "Læg din arbejdstilladelse og dine beviser her, så kontoret ved, at de gælder. Virksomhederne ser dem ikke.",
  none: "Du har ikke lagt dokumenter ind endnu.",
  waiting: "Kontoret ser på det. Du hører kun fra os, hvis vi ikke kan bruge det.",
  expiring: "Send et nyt, så snart du har det. Det gamle gælder, til kontoret har set det nye.",
  expired: "Send et nyt, hvis du har et.",
  reminded: "Vi skriver til dig på mail 30 og 7 dage før, et dokument udløber, og på dagen.",
  needsYou: (count: number) =>
    count === 1 ? "Et dokument venter på dig" : `${count} dokumenter venter på dig`,
  send: "Send til kontoret",
  sent: "Dokumentet er sendt til kontoret",
} as const;
