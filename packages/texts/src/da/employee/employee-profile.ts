import { employeeMenu } from "#texts/da/common/menus.ts";
import { plural } from "#texts/format/numbers.ts";

/** The employee's profile. */
export const employeeProfileTexts = {
  title: employeeMenu.profile,
  jump: "Gå til",
  back: "Jobs",
  save: "Gem mine ændringer",
  sections: { account: "Konto", experience: "Erfaringer/Udd", skills: "Kompetencer", zones: "Zoner" },
  profileImage: "Profilbillede",
  uniformImage: "Billede i uniform",
  seeLarge: (picture: string) => `Se ${picture.toLowerCase()} stort`,
  changeImage: "Klik for at skifte billede",
  firstName: "Fornavn",
  lastName: "Efternavn",
  cprLocked: "CPR-nummeret er låst. Kontakt os, hvis det er forkert.",
  zip: "Postnr.",
  address: "Adresse",
  city: "By",
  birthDate: "Fødselsdag",
  email: "E-mail",
  phone: "Mobil",
  description: "Beskrivelse",
  licence: "Jeg har kørekort",
  car: "Jeg har bil",
  taxCards: { 0: "Vælg", 1: "Hovedkort (Frikort)", 2: "Bikort" },
  skillTitle: "Typer af jobs",
  skillHint: "Du får 5 spørgsmål for hver type, du vælger.",
  skillUnanswered: "Mangler svar på 5 spørgsmål",
  zoneHint: "Vi skriver til dig om jobs i de zoner, du vælger.",
} as const;

/** What pay is sent with, on the profile and where a shift's times are sent. */
export const payNumberTexts = {
  digits: (count: number) => `${count} cifre`,
  cpr: "CPR nr.",
  reg: "Reg. nr.",
  account: "Konto nr.",
  taxCard: "Skattekort",
} as const;

/** The lines that the profile folds to on phones: what each part holds, or what is missing in it. */
export const profilePartTexts = {
  lead: "Tryk på en linje for at se og rette den.",
  pictures: "Billeder",
  picturesHold: "Profilbillede og billede i uniform",
  noUniform: "Profilbillede, intet i uniform endnu",
  pay: "Løn og skat",
  payHolds: "CPR, konto og skattekort er udfyldt",
  person: (name: string, city: string) => [name, city].filter(Boolean).join(", "),
  missing: (names: readonly string[]) => (names.length === 0 ? undefined : `Mangler: ${listed(names)}`),
  switchedOff: ({ off, all }: { off: number; all: number }) =>
    off === 0 ? "Alle er slået til" : `${off} af ${all} er slået fra`,
  experiences: (count: number) => (count === 0 ? "Ingen endnu" : plural(count, "erfaring", "erfaringer")),
  noSkills: "Vælg mindst én type job",
  skillUnanswered: (jobTitle: string) => `${jobTitle} mangler svar på 5 spørgsmål`,
  noZones: "Vælg mindst én zone",
  calendarHolds: "Dine vagter i din egen kalender",
  listed,
} as const;

function listed(names: readonly string[]): string {
  return names.join(", ");
}

/** The table of what to be told about, and how. */
export const employeeNotificationTexts = {
  title: "Beskeder",
  channels: { email: "E-mail", sms: "SMS", push: "Telefon" },
  rows: {
    info_of_jobs: "Info om jobs",
    info_of_urgent_job: "Hastejob",
    rejected_application: "Afvist ansøgning",
    congrets_on_job: "Tillykke med jobbet",
    get_ready_for_job: "Gør dig klar til job",
    update_meeting_time: "Ændret mødetid/adresse",
    check_out_job: "Stempel ud",
    cancel_job: "Aflyst job",
  },
  /** Name of one switch: «Hastejob, e-mail». */
  switchName: (row: string, channel: string) => `${row}, ${channel}`,
} as const;
