import { MAX_ORDER_BOOKINGS, MAX_ORDER_PEOPLE } from "#rules/bookings/split-order.ts";

/** Field messages of an arrangement. */
export const orderMessages = {
  people: `Angiv et antal fra 1 til ${MAX_ORDER_PEOPLE}`,
  noLines: "Tilføj mindst én rolle",
  tooManyLines: "Tilføj højst 20 roller. Opret resten som et arrangement for sig",
  noDays: "Vælg mindst én dag til rollen",
  tooManyDays: "Vælg højst 20 dage til hver rolle",
  twice: "Samme dag er valgt to gange",
  tooLarge: `Et arrangement kan være på højst ${MAX_ORDER_BOOKINGS} bookinger og ${MAX_ORDER_PEOPLE} pladser. Del det i to`,
} as const;
