import type { LeftOut } from "#rules/applying/last-team.ts";
import { joinedNames } from "#texts/format/contact.ts";
import { plural } from "#texts/format/numbers.ts";

/** Asking those who worked last time to come again. */
export const lastTeamTexts = {
  button: "Samme hold som sidst",
  title: "Spørg samme hold som sidst",
  loading: "Finder holdet...",
  failed: "Holdet kunne ikke hentes",
  /** «De arbejdede hos jer fredag d. 13. nov.» The days end with a stop of their own. */
  worked: (days: readonly string[]) => `De arbejdede hos jer ${joinedNames(days).replace(/\.$/, "")}.`,
  nobodyYet: "Ingen har arbejdet hos jer i det job endnu. Næste gang kan I spørge dem herfra.",
  /** «6 af 8 spørges.» */
  asked: (asked: number, all: number) => `${asked} af ${all} spørges.`,
  how: "De får en mail og en besked på telefonen og søger selv, hvis de kan. Ingen bliver booket af det.",
  waits: "De spørges, så snart bookingen er godkendt.",
  list: "Holdet",
  isAsked: (bookings: number) => (bookings === 1 ? "Spørges" : `Spørges om ${bookings} vagter`),
  leftOut: {
    on_it: "Er allerede med eller har søgt",
    asked: "Er allerede spurgt",
    said_no: "Har sagt fra til denne vagt",
    not_wanted: "Er fjernet fra denne booking",
    unavailable: "Kan ikke tage vagten",
    busy: "Er optaget den dag",
    no_messages: "Vil ikke have beskeder om jobs",
  } satisfies Record<LeftOut, string>,
  cancel: "Annuller",
  confirm: (people: number) => `Spørg ${people}`,
  done: (people: number) => `${plural(people, "person", "personer")} bliver spurgt`,
} as const;
