export const penaltyStates = ["waiting", "active", "lifted"] as const;

/** What the address of the list of cards narrows it to, besides the term; what makes no sense is left out. */
export function penaltyNarrowingIn({ state }: Record<string, unknown>) {
  return { state: penaltyStates.find((one) => one === state) };
}
