import { mergeRefusals } from "#texts/da/common/merge-refusals.ts";
import { plural } from "#texts/format/numbers.ts";

/** Merging two profiles of one person. */
export const mergeTexts = {
  open: "Saml med en anden profil",
  openSame: "Saml de to profiler",
  title: "Saml to profiler",
  lead: "Når samme person har to profiler, samler du dem til én. Find den anden profil først.",
  search: "Navn, mobil eller e-mail",
  nobody: "Ingen andre profiler passer.",
  searchFailed: "Vi kunne ikke søge. Prøv igen.",
  other: "Vælg en anden",
  loading: "Ser efter, hvad der flytter med...",
  failed: "Vi kunne ikke se, hvad der flytter med",
  which: "Hvilken profil skal blive?",
  profile: (name: string, created: string, shifts: number) =>
    `${name || "Uden navn"}, oprettet ${created}, ${plural(shifts, "vagt", "vagter")}`,
  moves: "Det flytter med",
  moved: {
    shifts: (count: number) => plural(count, "vagt med timer og løn", "vagter med timer og løn"),
    applications: (count: number) => plural(count, "ansøgning", "ansøgninger"),
    penalties: (count: number) => plural(count, "kort", "kort"),
    ratings: (count: number) => plural(count, "bedømmelse", "bedømmelser"),
    experience: (count: number) => plural(count, "erfaring", "erfaringer"),
  },
  nothingMoves: "Den anden profil har hverken vagter, kort eller bedømmelser.",
  gone: (count: number) =>
    `${plural(count, "dobbelt ansøgning", "dobbelte ansøgninger")} til samme booking bliver til én.`,
  ways: "Hvad skal stadig logge ind?",
  waysLead:
    "Sæt kun hak ved det, som du ved er personens eget. Resten logger ingen ind mere, og adressen eller nummeret får besked.",
  way: (name: string, used: string | null, isKnown: boolean) =>
    [name, isKnown ? "står også på den profil, der bliver" : "", used ? `sidst brugt ${used}` : ""]
      .filter(Boolean)
      .join(", "),
  deactivated:
    "Den anden profil er deaktiveret. Den profil, der bliver, bliver også deaktiveret: personen kan ikke logge ind, og åbne ansøgninger trækkes tilbage. Bekræftede vagter bliver stående.",
  staysDeactivated: "Den profil, der bliver, er deaktiveret, og det bliver den ved med at være.",
  lift: "Nej, lad profilen være aktiv",
  fills: "Oplysninger, der mangler på profilen, tages fra den anden.",
  refusals: mergeRefusals,
  collisions: "Ligger oven i hinanden",
  forGood: "Den anden profil forsvinder. Det kan ikke fortrydes.",
  confirm: "Saml profilerne",
  done: "Profilerne er samlet",
  cancel: "Annuller",
} as const;
