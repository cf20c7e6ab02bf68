/** What the list of people is narrowed to beside its term: a staff type by its id, those without access. */
export interface PeopleNarrowing {
  staffType?: string;
  access?: "without";
}

/** Reads it from an address; what makes no sense is left out. */
export function peopleNarrowingIn({ staffType, access }: Record<string, unknown>): PeopleNarrowing {
  return {
    staffType: Number(staffType) > 0 ? String(staffType) : undefined,
    access: access === "without" ? access : undefined,
  };
}
