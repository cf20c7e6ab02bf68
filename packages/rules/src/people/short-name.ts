/**
 * The initial of a name in upper case, empty without one; the only part of a last name a corporation gets.
 * Rule: Short name, docs/rules/people.md.
 */
export function initialOf(name: string): string {
  return [...name.trim()].slice(0, 1).join("").toUpperCase();
}
