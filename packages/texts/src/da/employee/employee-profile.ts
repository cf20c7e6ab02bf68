import { employeeMenu } from "#texts/da/common/chrome.ts";
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
  cpr: "CPR nr.",
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
  reg: "Reg. nr.",
  account: "Konto nr.",
  taxCard: "Skattekort",
  taxCards: { 0: "Vælg", 1: "Hovedkort (Frikort)", 2: "Bikort" },
  skillTitle: "Typer af jobs",
  skillHint: "Du får 5 spørgsmål for hver type, du vælger.",
  skillUnanswered: "Mangler svar på 5 spørgsmål",
  zoneHint: "Vi skriver til dig om jobs i de zoner, du vælger.",
} as const;

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
