/** People whom a company would like to see again. */
export const favouriteTexts = {
  status: "Favorit",
  button: (name: string) => `Favorit: ${name}`,
  marked: (name: string) => `${name} er nu favorit og får besked om jeres nye job først`,
  unmarked: (name: string) => `${name} er ikke længere favorit`,
  undo: "Fortryd",
  failed: "Kunne ikke gemme dit valg",
  /** Under the order of applicants. */
  order:
    "En favorit står ikke af den grund længere fremme. Til gengæld får jeres favoritter besked om nye job en halv time før andre, når der er over 48 timer til start.",
  section: {
    title: "Jeres favoritter",
    lead: "De får besked om jeres nye job en halv time før andre, når der er over 48 timer til start.",
    empty: "I har ingen favoritter endnu. Tryk på hjertet ved en person på en booking.",
    loading: "Henter jeres favoritter...",
    failed: "Kunne ikke hente jeres favoritter",
  },
} as const;
