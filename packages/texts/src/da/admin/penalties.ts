import { formatCount } from "#texts/format/numbers.ts";

/** 'Kort og spærringer', the office's page. */
export const penaltyQueueTexts = {
  title: "Kort og spærringer",
  lead: "Et kort er givet af reglerne. Om det skal gælde, afgør I. Medarbejderen læser jeres begrundelse.",
  search: "Søg på navn, mobil eller virksomhed",
  filter: "Vis",
  states: { waiting: "Venter på jer", active: "Gælder", lifted: "Ophævede" },
  all: "Alle",
  loading: "Henter kort...",
  failed: "Kortene kunne ikke hentes",
  empty: "Ingen kort her.",
  count: (count: number) => `${formatCount(count)} i alt`,
  they: "Medarbejderen",
  removedBy: {
    replaced: "Findes der en afløser før vagten, forsvinder kortet med alt, hvad det førte til, af sig selv.",
    met: "Retter I det til, at medarbejderen mødte, forsvinder kort og spærring.",
    decision: "Kun I kan ophæve det.",
  },
  nameless: "Uden navn",
  waits: "Venter på jer",
  held: "Spærrer ikke, før I har fastholdt det",
  asked: (day: string, answerBy: string) => `Skrev ${day}, svar senest ${answerBy}`,
  answerOver: "Fristen for svar er overskredet.",
  unseen: "Ingen har set på spærringen endnu.",
  call: (phone: string) => `Ring ${phone}`,
  seeShift: "Se vagten",
  lift: "Ophæv",
  uphold: "Fasthold",
  cannotUphold: "Kortet er fastholdt. Det kan stadig ophæves.",
  reason: "Begrundelse",
  reasonHint: "Medarbejderen læser den på sms, mail og på sin side.",
  dialogs: {
    lift: {
      title: "Ophæv kortet?",
      text: "Kort, spærring og automatisk stjerne fjernes, som om det ikke var sket. Det kan ikke fortrydes.",
      done: "Kortet er ophævet",
    },
    uphold: {
      title: "Fasthold kortet?",
      text: "Kortet gælder, og en spærring løber til sin slutdato. I kan stadig ophæve det senere.",
      done: "Kortet er fastholdt",
    },
  },
} as const;
