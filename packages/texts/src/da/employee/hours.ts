/** A person's own record of working time, as the person and the office read it. */
export const hoursTexts = {
  title: "Min arbejdstid",
  lead: "Hver vagt med start, slut, pause og timer. Vi gemmer det i mindst fem år.",
  ofPerson: "Timer dag for dag",
  loading: "Henter timerne...",
  failed: "Kunne ikke hente timerne",
  none: "Ingen timer i denne måned",
  previous: "Måneden før",
  next: "Måneden efter",
  total: (month: string, hours: string) => `${month}: ${hours}`,
  week: (week: number, hours: string) => `Uge ${week}: ${hours} i hele ugen`,
  pause: (hours: string) => `pause ${hours}`,
  download: "Hent som fil",
  fileName: (month: string) => `arbejdstid-${month}`,
  bases: {
    office: "kontorets tider",
    agreed: "aftalt af begge",
    own: "egne tider",
    company: "virksomhedens tider",
    booked: "som booket, ikke stemplet",
  },
} as const;

/** The first line of the file of one month. */
export const hoursColumns = [
  "Uge",
  "Dato",
  "Virksomhed",
  "Start",
  "Slut",
  "Pause",
  "Timer",
  "Ugens timer",
  "Tider",
];
