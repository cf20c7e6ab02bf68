import { wholeDay } from "#texts/format/days.ts";

const labels: Readonly<Record<string, string>> = {
  staff_type: "Job",
  number_of_staff: "Antal personer",
  date: "Dato",
  start_time: "Fra",
  end_time: "Til",
  arrangement_type: "Arrangement",
  arrangement_type_other: "Arrangement, andet",
  address: "Adresse",
  address_url: "Kort",
  zip_code: "Postnummer",
  city: "By",
  hourly_wage: "Timeløn",
  transport_wage: "Betalt transport",
  extra_work_hours: "Ekstra arbejde",
  food_included: "Mad",
  self_paid_break: "Pause for egen regning",
  job_description: "Jobbeskrivelse",
  access_information: "Hvordan kommer personalet ind?",
  access_information_other: "Hvordan kommer personalet ind, andet",
  upper_dress_code: "Overdel",
  upper_dress_code_other: "Overdel, andet",
  lower_dress_code: "Underdel",
  lower_dress_code_other: "Underdel, andet",
  shoes_dress_code: "Sko",
  shoes_dress_code_other: "Sko, andet",
  item_to_bring: "Tag med",
  language: "Sprog",
  booking_person: "Ansvarlig",
  booking_person_nr: "Ansvarligs telefon",
  contact_person: "Kontaktperson",
  invoice_note: "Note til faktura",
  ean_order_reference: "Ordrereference",
  department: "Afdeling",
};

const yesOrNo: ReadonlySet<string> = new Set(["food_included", "self_paid_break"]);

/** What a field of a booking is called where its changes are told. */
export function labelOfField(field: string): string {
  return labels[field] ?? field;
}

/** A value of a field, as answers say it, for people. */
export function valueOfField(field: string, value: unknown): string {
  if (yesOrNo.has(field)) return value === true || value === 1 ? "ja" : "nej";
  if (value === "" || value === null || value === undefined) return "–";
  if (field === "date" && typeof value === "string") return wholeDay(value, value);
  if (field === "hourly_wage") return `${String(value)} kr.`;
  return typeof value === "number" ? String(value).replace(".", ",") : String(value);
}

/** The question when somebody has saved a booking that is being edited. */
export const changedMeanwhileTexts = {
  title: "Bookingen er ændret imens",
  lead: "Det, du har skrevet, står der stadig og er ikke gemt endnu.",
  changes: "Det er ændret",
  before: "Før: ",
  after: "Nu: ",
  by: (by: "corporation" | "admin", brandName: string, when: string) =>
    `${by === "admin" ? brandName : "En fra virksomheden"}, ${when}`,
  keepMine: "Behold mine rettelser",
  keepMineHint: "Dine rettelser lægges oven i det nye. Se formularen igennem, og gem igen.",
  takeTheirs: "Brug det nye, og kassér mine",
  close: "Luk",
  kept: "Dine rettelser står i formularen sammen med det nye. Gem, når du har set det igennem.",
  taken: "Formularen viser nu bookingen, som den er gemt",
} as const;
