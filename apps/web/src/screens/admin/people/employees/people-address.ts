/**
 * What the address of the list of people narrows it to, besides the term: a staff type by its id, those without access;
 * what makes no sense is left out.
 */
export function peopleNarrowingIn({ staffType, access }: Record<string, unknown>) {
  return {
    staffType: Number(staffType) > 0 ? Number(staffType) : undefined,
    access: access === "without" ? access : undefined,
  } as const;
}
