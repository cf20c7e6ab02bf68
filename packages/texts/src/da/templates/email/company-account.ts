import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { exampleProfile } from "#texts/da/templates/letters/examples.ts";
import { type LetterContent, letter } from "#texts/da/templates/letters/letter.ts";
import { formatDayLong } from "#texts/format/days.ts";

const sayWelcome = ({ link }: { readonly link: string }) => ({ greeting: "Hej", values: {}, link });

const welcomeWithBooking = letter({
  key: "welcome_with_booking",
  to: "company",
  title: "Velkommen med første booking",
  when: "når en virksomhed opretter en profil sammen med sin første booking",
  subject: "Velkommen til {vores_navn}",
  paragraphs: [
    "I har nu en profil hos {vores_navn}.",
    "Jeres første job er oprettet. Vi skriver, når det er godkendt.",
  ],
  button: "Log ind",
  say: sayWelcome,
  example: exampleProfile,
});

const welcome = letter({
  key: "welcome",
  to: "company",
  title: "Velkommen",
  when: "når en virksomhed opretter en profil",
  subject: "Velkommen til {vores_navn}",
  paragraphs: [
    "I har nu en profil hos {vores_navn}.",
    "Når I får brug for personale, opretter I en gratis og uforpligtende booking.",
  ],
  button: "Log ind",
  say: sayWelcome,
  example: exampleProfile,
});

/**
 * To a new corporation; `hasBooking` when its first booking came with the sign-up. Whoever signs up may write any
 * address: nothing that was typed stands in it, so that nobody lets us write their words to strangers.
 */
export function welcomeCorporation(
  facts: { readonly hasBooking: boolean; readonly link: string },
  brand: Brand,
) {
  return (facts.hasBooking ? welcomeWithBooking : welcome)(facts, brand);
}

interface PriceAgreement {
  readonly contactPerson: string;
  readonly validFrom: Day;
  readonly lines: readonly { readonly name: string; readonly value: string }[];
  readonly link: string;
}

const sayPrices = ({ contactPerson, validFrom, lines, link }: PriceAgreement): LetterContent => ({
  greeting: `Hej ${contactPerson}`,
  values: { kontaktperson: contactPerson, gælder_fra: formatDayLong(validFrom) },
  facts: lines.map(({ name, value }) => [name, value] as const),
  link,
});

const exampleAgreement: PriceAgreement = {
  contactPerson: "Signe Holm",
  validFrom: "2026-12-24",
  lines: [{ name: "Mindste fakturering", value: "4 timer" }],
  link: exampleProfile.link,
};

const forWhat =
  "Aftalen gælder for det, som I bestiller fra {gælder_fra}. Det, som I allerede har bestilt, beholder sin pris.";
const callUs = "Er noget ikke, som I havde regnet med, så ring til os på {vores_telefon}.";

const pricesAgreed = letter({
  key: "price_agreement",
  to: "company",
  title: "Ny prisaftale",
  when: "når kontoret har aftalt priser med virksomheden",
  subject: "Jeres prisaftale fra {gælder_fra}",
  paragraphs: ["Det her er aftalt med jer. Alt andet er som for alle.", forWhat, callUs],
  button: "Se prisaftalen",
  required: ["gælder_fra"],
  say: sayPrices,
  example: exampleAgreement,
});

const pricesEnded = letter({
  key: "price_agreement_ended",
  to: "company",
  title: "Prisaftale ophørt",
  when: "når virksomheden igen har de almindelige priser",
  subject: "Jeres prisaftale fra {gælder_fra}",
  paragraphs: ["Fra den dag har I de almindelige priser og vilkår.", forWhat, callUs],
  button: "Se prisaftalen",
  required: ["gælder_fra"],
  say: sayPrices,
  example: { ...exampleAgreement, lines: [] },
});

/** To a company when the office has agreed on prices with it: from when, and what; without lines it has everybody's. */
export function priceAgreementSaved(facts: PriceAgreement, brand: Brand) {
  return (facts.lines.length === 0 ? pricesEnded : pricesAgreed)(facts, brand);
}

const notToHold =
  "Den prisaftale, som vi skrev til jer om, og som skulle gælde fra {gælder_fra}, kommer ikke til at gælde.";
const callUsOfIt = "Er det ikke, som I havde regnet med, så ring til os på {vores_telefon}.";

const pricesWithdrawn = letter({
  key: "price_agreement_withdrawn",
  to: "company",
  title: "Prisaftale trukket tilbage, en anden gælder",
  when: "når en aftale, der ikke gælder endnu, er trukket tilbage, og virksomheden har en anden",
  subject: "Jeres prisaftale fra {gælder_fra} er trukket tilbage",
  paragraphs: [notToHold, "Det her er aftalt med jer fra den dag. Alt andet er som for alle.", callUsOfIt],
  button: "Se prisaftalen",
  required: ["gælder_fra"],
  say: sayPrices,
  example: exampleAgreement,
});

const pricesWithdrawnToAll = letter({
  key: "price_agreement_withdrawn_ended",
  to: "company",
  title: "Prisaftale trukket tilbage, de almindelige priser gælder",
  when: "når en aftale, der ikke gælder endnu, er trukket tilbage, og virksomheden ikke har en anden",
  subject: "Jeres prisaftale fra {gælder_fra} er trukket tilbage",
  paragraphs: [notToHold, "I har de almindelige priser og vilkår.", callUsOfIt],
  button: "Se prisaftalen",
  required: ["gælder_fra"],
  say: sayPrices,
  example: { ...exampleAgreement, lines: [] },
});

/** To a company that an agreement was told to which does not come to hold; `lines`: what holds from that day instead. */
export function priceAgreementWithdrawn(facts: PriceAgreement, brand: Brand) {
  return (facts.lines.length === 0 ? pricesWithdrawnToAll : pricesWithdrawn)(facts, brand);
}

export const companyAccountLetters = [
  welcome,
  welcomeWithBooking,
  pricesAgreed,
  pricesEnded,
  pricesWithdrawn,
  pricesWithdrawnToAll,
];
