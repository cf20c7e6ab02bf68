/** How likely a booking is filled, beside its price. Never a promise. */
export const fillChanceTexts = {
  title: "Bliver bookingen fyldt?",
  notAsked: "Vælg personale og dato, så ser du, hvor tit lignende bookinger bliver fyldt.",
  loading: "Vi ser på lignende bookinger …",
  failed: "Skønnet kan ikke vises lige nu. Det har ingen betydning for bookingen.",
  tooFew:
    "Det kan ikke siges: For få har booket til den løn, det antal og så sent eller tidligt før. Derfor gætter vi ikke.",
  noPromise: "Et skøn ud fra de seneste to års bookinger hos alle virksomheder, ikke et løfte.",
  changes: "Hvad ville ændre det?",
  few: "for få lignende",
  anotherDay: "En anden ugedag",
} as const;
