import { genitive } from "#texts/format/contact.ts";

/** Who did it, as far as it is told: the company, the office, the person of the shift, or nobody. */
type Doer = "company" | "office" | "employee" | "system";

/** What a line is about. The name is that of the person, `null` to that person; times and amounts are written out. */
interface LineFacts {
  readonly name: string | null;
  readonly by: Doer;
  readonly times: string;
  readonly amount: string;
  readonly minutes: number | null;
}

const who = ({ name }: LineFacts) => name ?? "Du";
const whom = ({ name }: LineFacts) => name ?? "dig";
const theirs = ({ name }: LineFacts) => (name === null ? "din" : genitive(name));
const self = ({ name }: LineFacts) => (name === null ? "dig" : "sig");

const lines = {
  created: () => "Bookingen blev oprettet",
  owner_approved: () => "En ejer sagde ja til bookingen",
  owner_declined: () => "En ejer sagde nej til bookingen, og den blev slettet",
  approved: () => "Bookingen blev godkendt",
  rejected: () => "Bookingen blev afvist",
  sent_again: () => "Bookingen blev rettet og sendt igen",
  closed: () => "Bookingen blev lukket for ansøgninger",
  opened: () => "Bookingen blev åbnet for ansøgninger",
  decision_undone: () => "Afgørelsen om bookingen blev fortrudt",
  changed: () => "Bookingen blev ændret",
  cancelled: () => "Bookingen blev slettet",
  applied: (facts: LineFacts) => `${who(facts)} søgte`,
  withdrawn: (facts: LineFacts) => `${who(facts)} trak ansøgningen tilbage`,
  reconfirmed: (facts: LineFacts) => `${who(facts)} sagde ja igen til det ændrede job`,
  selected: (facts: LineFacts) =>
    facts.by === "employee" ? `${who(facts)} sagde ja til en ledig plads` : `${who(facts)} blev valgt`,
  asked: (facts: LineFacts) => `${who(facts)} blev spurgt om en ændring`,
  accepted: (facts: LineFacts) => `${who(facts)} sagde ja til ændringen`,
  declined: (facts: LineFacts) => `${who(facts)} sagde nej til ændringen`,
  expired: (facts: LineFacts) => `${who(facts)} svarede ikke i tide`,
  collided: (facts: LineFacts) => `${who(facts)} har en anden vagt på det nye tidspunkt og kom af vagten`,
  taken_back: () => "Ændringen blev taget tilbage",
  ready: (facts: LineFacts) => `${who(facts)} meldte ${self(facts)} klar`,
  on_my_way: (facts: LineFacts) =>
    facts.minutes === null
      ? `${who(facts)} skrev: på vej`
      : `${who(facts)} skrev: ${facts.minutes} ${facts.minutes === 1 ? "minut" : "minutter"} forsinket`,
  arrived: (facts: LineFacts) => `${who(facts)} kom`,
  missed: (facts: LineFacts) =>
    facts.by === "system"
      ? `${who(facts)} havde ikke tastet koden efter start`
      : `${who(facts)} blev noteret som ikke mødt op`,
  came_after_all: (facts: LineFacts) => `${who(facts)} kom alligevel`,
  not_come: (facts: LineFacts) => `${who(facts)} mødte ikke op. Det er afgjort`,
  no_show: (facts: LineFacts) => `Afgjort: ${who(facts)} udeblev`,
  no_show_excused: (facts: LineFacts) => `Afgjort: ${who(facts)} mødte ikke op, men var undskyldt`,
  removed: (facts: LineFacts) => `${who(facts)} blev taget af vagten`,
  fee: ({ amount }: LineFacts) => `Afbestillingsgebyr: ${amount}`,
  fee_lapsed: () => "Afbestillingsgebyret bortfaldt",
  removal_pay: (facts: LineFacts) => `${who(facts)} får løn for den sene afbestilling: ${facts.amount}`,
  left: (facts: LineFacts) => `${who(facts)} meldte afbud`,
  sick: (facts: LineFacts) =>
    facts.by === "employee" ? `${who(facts)} meldte ${self(facts)} syg` : `${who(facts)} blev meldt syg`,
  sick_taken_back: (facts: LineFacts) =>
    facts.by === "employee"
      ? `${who(facts)} meldte ${self(facts)} rask og har vagten igen`
      : `Sygemeldingen blev taget tilbage, og ${facts.name ?? "du"} har vagten igen`,
  sick_excused: () => "Den sene sygemelding blev undskyldt",
  sick_not_excused: () => "Den sene sygemelding tæller som et sent afbud",
  hours_by_employee: (facts: LineFacts) => `${who(facts)} stemplede ${facts.times}`,
  hours_by_company: (facts: LineFacts) => `Virksomheden stemplede ${facts.times} for ${whom(facts)}`,
  hours_by_office: (facts: LineFacts) => `Kontoret satte ${theirs(facts)} tid til ${facts.times}`,
  hours_agreed_by_employee: (facts: LineFacts) => `${who(facts)} godkendte virksomhedens tid, ${facts.times}`,
  hours_agreed_by_company: (facts: LineFacts) =>
    `Virksomheden godkendte ${theirs(facts)} tid, ${facts.times}`,
  hours_agreed_by_silence: (facts: LineFacts) =>
    `Virksomheden svarede ikke. Af ${theirs(facts)} tid er ${facts.times} aftalt`,
  hours_refused_by_employee: (facts: LineFacts) =>
    `${who(facts)} afviste virksomhedens tid og stemplede ${facts.times}`,
  hours_refused_by_company: (facts: LineFacts) =>
    `Virksomheden afviste ${theirs(facts)} tid og stemplede ${facts.times}`,
  paid: (facts: LineFacts) =>
    `${facts.name ? genitive(facts.name) : "Din"} løn blev sendt til udbetaling: ${facts.amount}`,
  pay_corrected: (facts: LineFacts) =>
    `${facts.name ? genitive(facts.name) : "Din"} løn blev rettet med ${facts.amount}`,
  removal_paid: (facts: LineFacts) =>
    `Løn for den sene afbestilling blev sendt til udbetaling: ${facts.amount}`,
} as const;

export type HistoryKind = keyof typeof lines;

const doers = {
  company: "virksomheden",
  office: "kontoret",
  employee: "",
  system: "automatisk",
} as const;

/** What names its doer itself, or falls due without anybody's press. */
const withoutDoer: Readonly<Partial<Record<HistoryKind, readonly Doer[]>>> = {
  hours_by_company: ["company"],
  hours_agreed_by_company: ["company"],
  hours_refused_by_company: ["company"],
  hours_by_office: ["office"],
  fee: ["company", "office"],
  removal_pay: ["company", "office"],
};

/** The past of a booking or a shift. */
export const historyTexts = {
  title: "Forløb",
  loading: "Henter forløbet...",
  failed: "Forløbet kunne ikke hentes",
  somebody: "En person",
  line: (kind: HistoryKind, facts: LineFacts) => lines[kind](facts),
  /** When, and by whom where the line does not say it. */
  when: (moment: string, kind: HistoryKind, by: Doer, name: string | null = null) =>
    name !== null
      ? `${moment}, ${name}`
      : doers[by] === "" || withoutDoer[kind]?.includes(by)
        ? moment
        : `${moment}, ${doers[by]}`,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
} as const;
