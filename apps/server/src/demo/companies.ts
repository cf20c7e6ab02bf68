import { demoAccounts } from "./accounts.ts";

const [admin, hotel, brewery] = demoAccounts;

/** The companies of a try-out; the first is the admin. */
export const demoCorporations = [
  company("admin", admin.email, "Vagtklar", "Åboulevarden 21", "8000", "Aarhus C", "Maja Kontor", true),
  company("hotel", hotel.email, hotel.label, "Strandpromenaden 6", "8000", "Aarhus C", "Signe Holm"),
  company("brewery", brewery.email, brewery.label, "Tangkajen 14", "8000", "Aarhus C", "Rasmus Falk"),
  company(
    "catering",
    "koekken@vagtklar.test",
    "Kongens Køkken",
    "Nyhavn 40",
    "1051",
    "København K",
    "Ditte Borg",
  ),
  company(
    "events",
    "salen@vagtklar.test",
    "Salen Eventhus",
    "Havnegade 3",
    "5000",
    "Odense C",
    "Peter Storm",
  ),
];

type DemoCorporation = (typeof demoCorporations)[number];
export type DemoCorporationKey = DemoCorporation["key"];

function company(
  key: "admin" | "hotel" | "brewery" | "catering" | "events",
  email: string,
  name: string,
  address: string,
  zip: string,
  city: string,
  contact: string,
  isAdmin = false,
) {
  return { key, email, name, address, zip, city, contact, isAdmin };
}
