/** Stored value and shown text are one and the same; own entries stand in the `_other` fields. */
export const arrangementTypes = [
  "Firma event",
  "Bryllup",
  "Julefrokost",
  "Reception",
  "Butiksåbnings",
  "Eksklusivt møde",
  "A la carte",
] as const;

export const upperDressCodes = ["Sort skjorte", "Hvid skjorte"] as const;
export const lowerDressCodes = ["Sort buks", "Sort pæn buks"] as const;
export const shoesDressCodes = ["Sorte sko", "Pæne sorte sko"] as const;
export const accessWays = ["Via hovedindgangen", "Bagdøren"] as const;
export const languages = ["Dansk", "Engelsk", "Dansk el. Engelsk"] as const;

/** Opens a field for an own entry. */
export const otherChoice = "Andet";

/** What the form starts with. Hours decimal, wage as on the wire. */
export const bookingDefaults = {
  numberOfStaff: 1,
  startTime: "10:00",
  endTime: "18:00",
  arrangementType: "Firma event",
  hourlyWage: "192",
  transportWage: 0,
  extraWorkHours: 0,
  upperDressCode: "Sort skjorte",
  lowerDressCode: "Sort buks",
  shoesDressCode: "Sorte sko",
  accessInformation: "Via hovedindgangen",
} as const;

/** Paid transport time in hours. */
export const transportChoices = [
  { hours: 0, label: "Intet" },
  { hours: 0.5, label: "+30 m." },
  { hours: 1, label: "+1 time" },
  { hours: 1.5, label: "+1,5 time" },
  { hours: 2, label: "+2 time" },
] as const;

/** Overtime that may come, in hours. */
export const extraWorkChoices = [
  { hours: 0, label: "Intet" },
  { hours: 0.5, label: "0,5 time" },
  { hours: 1, label: "1 time" },
  { hours: 1.5, label: "1,5 time" },
  { hours: 2, label: "2 timer" },
] as const;

/** `food_included` on the wire. */
export const foodChoices = [
  { value: 1, label: "Ja" },
  { value: 0, label: "Nej" },
] as const;

/** The label of transport hours as stored: 0.5 → «+30 m.», 0 → «Intet». */
export function transportLabel(hours: number): string {
  return transportChoices.find((choice) => choice.hours === hours)?.label ?? "";
}

/** Extra hours without the plus, as in «Der kan forekomme 1 time ekstra arbejde». */
export function extraWorkLabel(hours: number): string {
  return transportLabel(hours).replace("+", "");
}

/** What is shown of a choice with an own entry: the entry where there is one. */
export function chosenOrOther(chosen: string | null, other: string | null): string {
  return other?.trim() || chosen?.trim() || "-";
}
