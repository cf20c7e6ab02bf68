import type { ContractKind } from "#rules/contract-texts/contract-text.ts";
import { readersOf } from "#rules/contract-texts/versions.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatFullDate } from "#texts/format/days.ts";
import { type Email, layOut } from "./layout.ts";

/** The texts in the definite form, as they stand in a sentence, and the pronoun for them. */
const named: Readonly<Record<ContractKind, { readonly definite: string; readonly they: "de" | "den" }>> = {
  employee_agreement: { definite: "tilknytningsaftalen", they: "den" },
  card_rules: { definite: "reglerne for afbud", they: "de" },
  trade_terms: { definite: "handelsbetingelserne", they: "de" },
};

/** To everybody who reads a text: a new version comes, or does not come after all. */
export function contractTextChanged(
  facts: {
    readonly kind: ContractKind;
    readonly due: "version" | "withdrawal";
    readonly validFrom: Day;
    readonly name: string;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const { definite, they } = named[facts.kind];
  const from = formatFullDate(facts.validFrom);
  const then =
    readersOf(facts.kind) === "companies"
      ? "I accepterer dem med den første booking, I sender derefter. Bookinger, I allerede har lavet, følger de betingelser, de blev lavet under."
      : "Du accepterer aftalen, hver gang du ansøger om et job. Vagter, du allerede har fået, ændrer sig ikke.";
  const paragraphs =
    facts.due === "version"
      ? [`Vi ændrer ${definite}. Det nye gælder fra ${from}.`, then]
      : [`Vi skrev, at ${definite} bliver ændret fra ${from}. Det bliver ${they} ikke alligevel.`];
  const subject =
    facts.due === "version"
      ? `Vi ændrer ${definite} fra ${from}`
      : `Vi ændrer ikke ${definite} fra ${from} alligevel`;
  return layOut(
    {
      subject,
      greeting: `Hej ${facts.name}`,
      paragraphs,
      action: { label: facts.due === "version" ? "Læs den nye tekst" : "Læs teksten", link: facts.link },
    },
    brand,
  );
}
