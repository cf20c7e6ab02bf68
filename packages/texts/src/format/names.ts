import { initialOf } from "#rules/people/short-name.ts";

/** «Anna J.»; without a last name the first name alone (doc 1 §9, Q-087). */
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
