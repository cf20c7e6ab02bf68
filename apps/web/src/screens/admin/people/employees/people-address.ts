/**
 * What the address of the list of people narrows it to, besides the term: a staff type by its id, those without access, those whose right to
 * work is not stated; what makes no sense is left out.
 */
export function peopleNarrowingIn({ staffType, access, right }: Record<string, unknown>) {
  return {
    staffType: Number(staffType) > 0 ? Number(staffType) : undefined,
    access: access === "without" ? access : undefined,
    right: right === "not_stated" ? right : undefined,
  } as const;
}
