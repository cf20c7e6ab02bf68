import type { Day } from "#rules/time/moment.ts";
import { formatDayNumeric } from "#texts/format/days.ts";

/** The queue of requests for old profiles. */
export const transferQueueTexts = {
  title: "Overførsler",
  lead: "Medarbejdere, der vil have deres gamle profil. De har skrevet dens CPR-nummer, men se efter, om det er den samme person, før I bekræfter.",
  loading: "Henter overførsler...",
  failed: "Kunne ikke hente overførslerne",
  empty: "Ingen har bedt om en gammel profil.",
  of: (name: string) => `Overførsel til ${name}`,
  nameless: "Uden navn",
  states: { waiting: "Venter på svar", confirmed: "Overført", refused: "Afvist" },
  tones: { waiting: "amber", confirmed: "pine", refused: "brick" },
  asked: (day: Day) => `Bedt om den ${formatDayNumeric(day)}`,
  newProfile: "Logger ind som",
  oldProfile: "Gammel profil",
  name: "Navn",
  email: "E-mail",
  phone: "Mobil",
  city: "By",
  created: "Oprettet",
  shifts: "Bekræftede vagter",
  others: (count: number) =>
    count === 1 ? "Én anden har bedt om den samme profil" : `${count} andre har bedt om den samme profil`,
  because: (reason: string) => `Årsag: ${reason}`,
  confirm: "Bekræft overførsel",
  refuse: "Afvis",
  reason: "Årsag",
  decisions: {
    confirm: {
      title: "Bekræft overførsel?",
      text: "Medarbejderen logger fremover ind på den gamle profil og kan se dens CPR- og kontonummer. Den nye profil slettes. Det kan ikke fortrydes.",
      reasonHint: "Hvordan ved I, at det er den samme person? Kun for admin.",
      done: "Profilen er overført",
    },
    refuse: {
      title: "Afvis overførsel?",
      text: "Medarbejderen får besked og kan oprette en ny profil eller spørge igen.",
      reasonHint: "Medarbejderen læser årsagen.",
      done: "Overførslen er afvist",
    },
  },
} as const;
