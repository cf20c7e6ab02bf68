/** Everybody's working time for an inspection, as a file. */
export const hoursExportTexts = {
  title: "Arbejdstid til tilsyn",
  lead: "Alle personer dag for dag med hvil, fridøgn og samtykker, til Arbejdstilsynet. Perioden er den, der er valgt ovenfor. At filen er hentet, står i loggen.",
  download: "Hent arbejdstid",
  downloaded: "Filen er hentet.",
  cut: (count: number) => `Filen har de første ${count} vagter. Vælg en kortere periode for at få resten.`,
  failed: "Filen kunne ikke hentes. Prøv igen.",
  fileName: (from: string, to: string) => `arbejdstid-${from}-${to}`,
  yes: "ja",
  no: "nej",
} as const;

/** The first line of the file. */
export const hoursExportColumns = [
  "Navn",
  "Medarbejdernr.",
  "Dato",
  "Virksomhed",
  "Start",
  "Slut",
  "Pause",
  "Timer",
  "Tider",
  "Uge",
  "Ugens timer",
  "Hvil før",
  "Fridøgn",
  "Samtykke til over 48 timer",
];
