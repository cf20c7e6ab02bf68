import type { AddressSuggestion } from "./addresses.port.ts";
import type { PostalCode } from "./postal-codes.ts";

/** `Vestergade 12B, 1. tv` taken apart. */
export interface AddressLine {
  street: string;
  /** With its letter, `12B`. */
  number: string;
  /** Floor and door, `1. tv`; may be empty. */
  unit: string;
}

const mapSearch = "https://www.google.com/maps/search/?api=1&query=";

/** Takes street and number apart; null when there is no number. A street may begin with one: `10. Februar Vej 3`. */
export function parseAddressLine(typed: string): AddressLine | null {
  const line = /^(\S.*?)[\s,]+(\d{1,3}(?: ?\p{L}(?!\p{L}))?(?:-\d{1,3}\p{L}?)?)(?:[\s,]+(.*))?$/u;
  const [, street, number, unit = ""] = line.exec(typed.trim()) ?? [];
  if (street === undefined || number === undefined || !/\p{L}/u.test(street)) return null;
  return { street, number: number.replace(" ", "").toUpperCase(), unit: unit.trim() };
}

/** Whether this is floor and door, `1. tv`, `st. th`, and no town. */
export function beginsWithFloor(text: string): boolean {
  return /^(?:\d{1,2}\.|(?:st|kld?)(?:\.|\s(?:tv|th|mf)\b))/i.test(text);
}

/**
 * Divides `Vestergade 12, 8000 Aarhus C` into line and place: before the postal code, or else at the last comma. Null
 * while no place is typed.
 */
export function divideAddress(typed: string): { line: string; place: string } | null {
  const [, line, place] =
    /^(.*?)[\s,]+(\d{4}(?:\s.*)?)$/.exec(typed.trim()) ?? /^(.*),\s*(.+)$/.exec(typed.trim()) ?? [];
  return line === undefined || place === undefined ? null : { line, place };
}

/** A line of an address as the form fills it in, with its place on a map. */
export function suggestion(line: AddressLine, { code, city }: PostalCode): AddressSuggestion {
  const house_number = line.unit === "" ? line.number : `${line.number}, ${line.unit}`;
  const text = `${line.street} ${house_number}, ${code} ${city}`;
  return { text, street: line.street, house_number, zip_code: code, city, url: mapUrl(text) };
}

/** A map search that any telephone opens in its map. */
export function mapUrl(text: string): string {
  return mapSearch + encodeURIComponent(text);
}
