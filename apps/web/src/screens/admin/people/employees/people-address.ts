/** What the list of people is narrowed to beside its term: a staff type by its id, those without access. */
export interface PeopleNarrowing {
  staffType?: number;
  access?: "without";
}

/** Reads it from an address; what makes no sense is left out. */
export function peopleNarrowingIn({ staffType, access }: Record<string, unknown>): PeopleNarrowing {
  return {
    staffType: Number(staffType) > 0 ? Number(staffType) : undefined,
    access: access === "without" ? access : undefined,
  };
}
