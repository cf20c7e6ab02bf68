/** How a table is downloaded. */
export const downloadTexts = {
  kinds: { xlsx: "Regneark (XLSX)", csv: "CSV" },
  /** The sheet of a workbook. */
  sheet: "Ark1",
  failed: "Filen kunne ikke laves. Prøv igen.",
} as const;
