/**
 * A name as others see it, «Anna J.»; without a last name the first name alone.
 * Rule: Short name, docs/rules/people.md.
 */
export function shortName(person: { firstName: string; lastName: string }): string {
  const initial = initialOf(person.lastName);
  return initial === "" ? person.firstName : `${person.firstName} ${initial}.`;
}

/** The initial of a name in upper case, empty without one; the only part of a last name a corporation gets. */
export function initialOf(name: string): string {
  return [...name.trim()].slice(0, 1).join("").toUpperCase();
}
