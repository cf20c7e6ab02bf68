/** To attach a document and open it again. */
export const fileTexts = {
  title: "Filer",
  add: "Vedhæft en fil",
  hint: "PDF, JPEG eller PNG, højst 3 MB og højst tre filer. Kun du og kontoret kan åbne dem.",
  sending: (percent: number) => `Sender ${percent} %`,
  failed: "Filen blev ikke sendt. Prøv igen.",
  remove: (name: string) => `Fjern ${name}`,
  removeFailed: "Filen blev ikke fjernet. Prøv igen.",
  openFailed: "Filen kunne ikke åbnes. Prøv igen.",
} as const;
