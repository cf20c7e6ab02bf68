import { formatCount, formatDecimal, formatPercent } from "#texts/format/numbers.ts";

/** How the business goes: the strip of 'I dag' and the page. */
export const reportTexts = {
  title: "Tal",
  strip: "Denne uge mod sidste uge",
  all: "Se alle tal",
  loading: "Henter tallene...",
  failed: "Kunne ikke hente tallene",
  empty: "Der er ingen bookinger i perioden",
  wrongDays: "Vælg højst et år, med slutdato efter startdato.",
  from: "Fra",
  to: "Til",
  labels: {
    fill_rate: "Fyldningsgrad",
    time_to_fill: "Tid til besat",
    no_shows: "Udeblivelser",
    revenue: "Omsætning",
  },
  /** Beside a figure: last week's, from which it rose or fell by so much. */
  was: (value: string, difference: number) =>
    `${difference > 0 ? "op fra " : difference < 0 ? "ned fra " : ""}${value} sidste uge`,
  /** Beside the revenue of weeks whose bookings are not all invoiced. */
  toCome: (amount: string) => `+ ${amount} er ikke faktureret endnu`,
  toComeLabel: "Ikke faktureret endnu",
  nothingBefore: "intet tal for sidste uge",
  line: (label: string) => `${label} de sidste 8 uger`,
  byWeek: (label: string) => `${label} uge for uge`,
  parts: "Pr. virksomhed og personaletype",
  byCorporation: (label: string) => `${label} pr. virksomhed`,
  byStaffType: (label: string) => `${label} pr. personaletype`,
  corporations: "Virksomheder",
  staffTypes: "Personaletyper",
  name: "Navn",
  week: "Uge",
  none: "–",
  rate: (rate: number) => formatPercent(Math.round(rate * 100)),
  hours: (hours: number) => `${formatDecimal(hours, 1)}\u00a0timer`,
  noShows: (count: number, of: number) => `${formatCount(count)} af ${formatCount(of)}`,
} as const;
