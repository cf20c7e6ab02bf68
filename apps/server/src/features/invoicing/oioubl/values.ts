import type { Ore } from "#rules/money/ore.ts";
import { VAT_PERCENT, vatOf } from "#rules/money/vat.ts";
import type { XmlElement } from "#server/platform/files/xml/write-xml.ts";

/** Who keeps OIOUBL's lists: the agency, by its number. */
const AGENCY = "320";

/** A code of one of OIOUBL's lists. */
export function code(list: string, value: string): XmlElement {
  return { "@listAgencyID": AGENCY, "@listID": `urn:oioubl:codelist:${list}`, "#text": value };
}

/** An identifier of one of OIOUBL's schemes. */
export function identifier(scheme: string, value: string): XmlElement {
  return { "@schemeAgencyID": AGENCY, "@schemeID": `urn:oioubl:id:${scheme}`, "#text": value };
}

/** A number of a public register, such as `DK:CVR`. */
export function registered(scheme: string, value: string): XmlElement {
  return { "@schemeID": scheme, "#text": value };
}

/** An amount in DKK with two decimals. */
export function money(ore: Ore): XmlElement {
  return { "@currencyID": "DKK", "#text": decimals(ore) };
}

/** «-1234.50» of øre. */
function decimals(ore: Ore): string {
  const [sign, size] = [ore < 0 ? "-" : "", Math.abs(ore)];
  return `${sign}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

const vatScheme = { "cbc:ID": identifier("taxschemeid-1.1", "63"), "cbc:Name": "Moms" };
const vatCategory = {
  "cbc:ID": identifier("taxcategoryid-1.1", "StandardRated"),
  "cbc:Percent": VAT_PERCENT,
  "cac:TaxScheme": vatScheme,
};

/** The VAT number of a seller, from its CVR number. */
export function vatNumber(cvr: string): XmlElement {
  return { "cbc:CompanyID": registered("DK:SE", `DK${cvr}`), "cac:TaxScheme": vatScheme };
}

/** VAT of an amount in øre, as document and lines say it. */
export function taxTotal(net: Ore, vat: Ore = vatOf(net)): XmlElement {
  return {
    "cbc:TaxAmount": money(vat),
    "cac:TaxSubtotal": {
      "cbc:TaxableAmount": money(net),
      "cbc:TaxAmount": money(vat),
      "cac:TaxCategory": vatCategory,
    },
  };
}
