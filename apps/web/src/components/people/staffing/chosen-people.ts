import type { WireReplacements } from "#contract/applications/standby.endpoints.ts";

type Person = WireReplacements["people"][number];

/** Who of those that were ticked can still be asked: others left the list meanwhile, or were asked by somebody else. */
export function stillChosen(people: readonly Person[], ticked: ReadonlySet<number>): number[] {
  return people
    .filter(({ employee_id, offer }) => ticked.has(employee_id) && !isAsked(offer))
    .map(({ employee_id }) => employee_id);
}

/** How many of those who were chosen have been asked, by the list of afterwards. */
export function askedOf(people: readonly Person[], chosen: readonly number[]): number {
  return people.filter(({ employee_id, offer }) => chosen.includes(employee_id) && isAsked(offer)).length;
}

export function isAsked(offer: Person["offer"]): boolean {
  return offer?.state === "open";
}
