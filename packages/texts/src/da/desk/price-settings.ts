import type { PriceSettingKey } from "#rules/pricing/price-settings.ts";

interface SettingWords {
  readonly name: string;
  readonly unit: string;
  readonly hint: string;
}

const settings: Readonly<Record<PriceSettingKey, SettingWords>> = {
  standard_fee: {
    name: "Servicetillæg",
    unit: "kr. pr. time",
    hint: "Pr. time og person. En virksomhed med egne gebyrer beholder dem.",
  },
  urgent_booking_fee: {
    name: "Hastebooking (under 48 timer)",
    unit: "kr. pr. time",
    hint: "Lægges til servicetillægget.",
  },
  emergency_booking_fee: {
    name: "Akutbooking (under 24 timer)",
    unit: "kr. pr. time",
    hint: "Lægges til begge de andre.",
  },
  hourly_wage: {
    name: "Timeløn i en ny booking",
    unit: "kr. pr. time",
    hint: "Det, formularen begynder med. Virksomheden kan vælge en anden.",
  },
  credit_ceiling: {
    name: "Kreditloft",
    unit: "kr.",
    hint: "Skylder en virksomhed mere ekskl. moms, står det ved dens bookinger. Handelsbetingelsernes tekst ændres ikke herfra.",
  },
};

/** «Indstillinger»: what prices are made of, with the day that each value is valid from. */
export const priceSettingTexts = {
  title: "Indstillinger",
  lead: "En booking får de gebyrer, der gælder den dag, den bliver oprettet, og beholder dem. Det, der er booket, ændrer sig ikke.",
  loading: "Henter indstillingerne …",
  failed: "Indstillingerne kunne ikke hentes",
  settings,
  now: "Gælder nu",
  next: (value: string, day: string) => `${value} fra ${day}`,
  change: "Ny værdi",
  changeOf: (name: string) => `Ny værdi: ${name}`,
  value: "Værdi",
  wrongValue: "Angiv et beløb, f.eks. 35 eller 35,50",
  validFrom: "Gælder fra",
  validFromHint: "I dag eller en senere dag.",
  save: "Gem",
  saved: "Værdien er gemt.",
  saveFailed: "Værdien kunne ikke gemmes. Prøv igen.",
  history: "Historik",
  from: (day: string) => `Fra ${day}`,
  fromBeginning: "Fra begyndelsen",
  setBy: (who: string | null, moment: string) =>
    who === null ? "Kom med systemet" : `Sat af ${who} ${moment}`,
  withdrawnBy: (who: string | null, moment: string) =>
    who === null ? `Trukket tilbage ${moment}` : `Trukket tilbage af ${who} ${moment}`,
  states: { current: "Gælder nu", past: "Har været", future: "Kommer", withdrawn: "Trukket tilbage" },
  withdraw: "Træk tilbage",
  withdrawOf: (value: string, day: string) => `Træk ${value} fra ${day} tilbage?`,
  withdrawText: "Værdien kommer ikke til at gælde. Den bliver stående i historikken.",
  withdrawn: "Værdien er trukket tilbage.",
  withdrawFailed: "Værdien kunne ikke trækkes tilbage. Prøv igen.",
};
