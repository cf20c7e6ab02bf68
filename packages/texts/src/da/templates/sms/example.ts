import { type Brand, defaultBrand } from "../../brand.ts";
import { fill } from "./fill.ts";

/** What an SMS reads like with everyday values, for whoever edits its text. */
export function exampleOf(content: string, brand: Brand = defaultBrand): string {
  return fill(content, { ...everyday, brand: brand.name });
}

const everyday = {
  firstName: "Mette",
  contactPerson: "Signe Holm",
  jobTitle: "Tjener",
  corporationName: "Hotel Nordlys",
  day: "tirsdag d. 24. nov.",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  link: "https://vagtklar.dk/v/1042",
};
