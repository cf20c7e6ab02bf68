import { initialOf } from "#rules/people/short-name.ts";

/** «8000 Aarhus C», kept on one line by no-break spaces. */
export function formatPlace(zipCode: string, city: string): string {
  return `${zipCode} ${city}`.trim().replaceAll(" ", "\u00a0");
}

/** «Strandpromenaden 6, 8000 Aarhus C»; what is missing is left out. */
export function formatAddress(address: string, zipCode: string, city: string): string {
  return [address.trim(), formatPlace(zipCode, city)].filter((part) => part !== "").join(", ");
}

/** A Danish number in pairs: «20 55 01 72». Anything but eight digits is shown as it was written. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\+45/, "").replace(/\s/g, "");
  return /^\d{8}$/.test(digits) ? (digits.match(/../g) ?? []).join(" ") : phone;
}

/** «m•••@holm.dk»: whose it is can be told, and what it is cannot; empty stays empty. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** «•• •• 01 72»: the last four digits of a number. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "").slice(-4);
  return `•• •• ${digits.slice(0, 2)} ${digits.slice(2)}`.trim();
}

/** The address of a telephone link: «tel:+4520550172». */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\s/g, "");
  return /^\d{8}$/.test(digits) ? `tel:+45${digits}` : `tel:${digits}`;
}

/** «Anna J.»; without a last name the first name alone. Rule: Short name, docs/rules/people.md. */
export function shortName(firstName: string, lastName: string): string {
  const initial = initialOf(lastName);
  return initial === "" ? firstName.trim() : `${firstName.trim()} ${initial}.`;
}

/** «Anna Jensen»; admins only. */
export function fullName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** «Jonas’», «Annas»: names on s, x and z take an apostrophe. */
export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

/** «Mette S., Jonas T. og Line B.» */
export const joinedNames = (names: readonly string[]) =>
  new Intl.ListFormat("da", { type: "conjunction" }).format(names);
