const states = ["waiting", "active", "lifted"] as const;

/** What the address of the list of cards narrows it to, besides the term. */
export interface PenaltyNarrowing {
  state?: (typeof states)[number];
}

/** Reads it; what makes no sense is left out. */
export function penaltyNarrowingIn({ state }: Record<string, unknown>): PenaltyNarrowing {
  return { state: states.find((one) => one === state) };
}
