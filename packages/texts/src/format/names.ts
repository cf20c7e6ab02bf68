/** «Anna J.»; without a last name the first name alone (doc 1 §9, Q-087). */
export function shortName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toLocaleUpperCase("da-DK")}.` : firstName.trim();
}

/** «Anna Jensen»; admins only. */
export function fullName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** «Jonas’», «Annas»: names on s, x and z take an apostrophe. */
export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? `${name}’` : `${name}s`;
}
