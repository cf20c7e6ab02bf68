import type { FitnessReason } from "#rules/applying/fitness/fitness.ts";
import type { MissingPermit } from "#rules/applying/fitness/right-to-work.ts";
import type { Day } from "#rules/time/moment.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { formatHours } from "#texts/format/numbers.ts";

/** What a check has found, with what its sentence names. */
export interface FoundReason {
  readonly reason: FitnessReason;
  /** Why no permit holds, of `no_permit`. */
  readonly why: MissingPermit | null;
  /** The last day of a permit that has ended, or the day on which terms were given. */
  readonly day: Day | null;
  /** The hours of the month of `student_hours`, and the limit of them. */
  readonly hours: number | null;
  readonly limit: number | null;
}

/** Each reason by its name. */
export const reasonNames: Readonly<Record<FitnessReason, string>> = {
  no_permit: "Mangler arbejdstilladelse",
  not_stated: "Ret til at arbejde er ikke oplyst",
  student_hours: "For mange timer på studieophold",
  rest: "Hviletid",
  day_off: "Ugentligt fridøgn",
  week: "Ugentlig arbejdstid",
  terms_unread: "Ansættelsesbevis er ikke læst",
  same_cpr: "To profiler med samme CPR-nummer",
  possible_double: "Måske to profiler",
};

/** What each reason does, as it is set. */
export const choiceNames = { refuse: "Afvis", warn: "Advar", ignore: "Se bort fra" } as const;

const noPermit: Readonly<Record<MissingPermit, (day: Day | null) => string>> = {
  missing: () => "Medarbejderen har brug for en tilladelse til at arbejde, men har ikke sendt en.",
  waiting: () => "Medarbejderens tilladelse venter på, at kontoret ser på den.",
  ended: (day) =>
    day === null
      ? "Medarbejderens tilladelse er udløbet på vagtens dag."
      : `Medarbejderens tilladelse gælder til og med ${formatDayLong(day)} og dækker ikke vagten.`,
  not_yet: () => "Medarbejderens tilladelse gælder først efter vagtens dag.",
  declined: () => "Medarbejderens tilladelse er afvist.",
};

/** A reason in full, for the office. */
export function officeSentence({ reason, why, day, hours, limit }: FoundReason): string {
  switch (reason) {
    case "no_permit":
      return noPermit[why ?? "missing"](day);
    case "not_stated":
      return day === null
        ? "Det er ikke oplyst, om medarbejderen har brug for en tilladelse til at arbejde."
        : `Medarbejderens tilladelse gjaldt til og med ${formatDayLong(day)}, og det er ikke oplyst, om der er brug for en.`;
    case "student_hours":
      return `Medarbejderen arbejder på studieophold og får ${formatHours(hours ?? 0)} i måneden. Grænsen er ${formatHours(limit ?? 0)}.`;
    case "rest":
      return "Vagten bryder reglerne om hviletid.";
    case "day_off":
      return "Vagten bryder reglerne om ugentligt fridøgn.";
    case "week":
      return "Vagten bryder reglerne om ugentlig arbejdstid.";
    case "terms_unread":
      return day === null
        ? "Medarbejderen har ikke læst sit ansættelsesbevis."
        : `Medarbejderen har ikke læst ansættelsesbeviset fra ${formatDayLong(day)}.`;
    case "same_cpr":
      return "En anden aktiv profil har samme CPR-nummer. Saml de to profiler.";
    case "possible_double":
      return "En anden aktiv profil har samme navn og fødselsdag.";
  }
}

/** Where nobody goes past what was found. */
export const unfitWayOn = "Ret oplysningerne på medarbejderens side. Det kan ikke gøres her.";

const ownNoPermit: Readonly<Record<MissingPermit, string>> = {
  missing:
    "Du kan ikke få vagten, før du har sendt os din tilladelse til at arbejde. Send den i din profil under «Dokumenter».",
  waiting:
    "Du kan ikke få vagten, før kontoret har set på din tilladelse til at arbejde. Du skal ikke gøre mere.",
  ended:
    "Din tilladelse til at arbejde er udløbet på vagtens dag. Send en ny i din profil under «Dokumenter».",
  not_yet: "Din tilladelse til at arbejde gælder ikke endnu på vagtens dag. Vælg en senere vagt.",
  declined: "Din tilladelse til at arbejde blev ikke godkendt. Send en ny i din profil under «Dokumenter».",
};

/** A reason as the person reads it, with what to do; null for what only the office has to do with. */
export function ownSentence({
  reason,
  why,
  hours,
  limit,
  verdict,
}: FoundReason & { readonly verdict: "refuse" | "warn" }): string | null {
  switch (reason) {
    case "no_permit":
      return ownNoPermit[why ?? "missing"];
    case "not_stated":
      return "Fortæl os i din profil, om du har brug for en tilladelse til at arbejde i Danmark.";
    case "student_hours":
      return `Med studieophold må du arbejde højst ${formatHours(limit ?? 0)} om måneden, og med vagten får du ${formatHours(hours ?? 0)}. Vælg en vagt i en anden måned.`;
    case "terms_unread":
      return "Du har et ansættelsesbevis, som du ikke har læst. Læs det i din profil.";
    case "same_cpr":
      return "En anden profil har dit CPR-nummer. Ring til os, så samler vi dem.";
    case "possible_double":
      return verdict === "refuse" ? "Kontoret skal først se på din profil. Ring til os." : null;
    case "rest":
    case "day_off":
    case "week":
      return null;
  }
}
