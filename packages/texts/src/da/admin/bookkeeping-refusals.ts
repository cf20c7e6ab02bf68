/** Why a month is not closed or opened again, or the series of our own invoices is not as it is asked for. */
export const bookkeepingRefusals = {
  month_not_over: "Måneden er ikke slut endnu.",
  month_closed: "Måneden er allerede afsluttet.",
  month_changed: "Måneden er ændret, siden du så den. Se den igennem igen.",
  month_open: "Måneden er ikke afsluttet.",
  reason_missing: "Skriv hvorfor.",
  series_begun: "Fakturarækken er begyndt. Det næste nummer kan ikke ændres.",
} as const;
