/** What was worked, invoiced and paid, and what it cost. */
export const workReportTexts = {
  title: "Rapporter",
  lead: "Afholdte bookinger i perioden, ekskl. moms. Det, der endnu ikke er faktureret, står for sig, så en uge uden fakturaer ikke ligner en uge uden arbejde.",
  from: "Fra",
  to: "Til",
  loading: "Henter rapporten...",
  failed: "Kunne ikke hente rapporten",
  empty: "Der er ingen afholdte bookinger i perioden",
  group: "Vis pr.",
  groups: { weeks: "Uge", corporations: "Virksomhed", staff_types: "Personaletype" },
  table: (group: string) => `Rapport pr. ${group.toLowerCase()}`,
  columns: {
    hours: "Timer",
    worked: "Arbejdet",
    invoiced: "Faktureret",
    to_come: "Endnu ikke faktureret",
    paid: "Betalt af kunderne",
    wages: "Løn",
    margin: "Dækningsbidrag",
  },
  week: (week: number, year: number) => `Uge ${week}, ${year}`,
  total: "I alt",
  /** Beside the margin: of what is invoiced and not invoiced yet. */
  share: (percent: string) => `${percent} af faktureret og endnu ikke faktureret`,
  wagesHint: "Løn, feriepenge og pension, som den er sendt eller ville blive det.",
  download: "Hent rapporten",
  fileName: (group: string, from: string, to: string) => `rapport-${group.toLowerCase()}-${from}-${to}`,
} as const;
