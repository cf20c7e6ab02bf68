/** An address as invoices have it. */
interface AddressParts {
  /** Street with number and floor. */
  readonly address: string;
  /** Four digits; empty where the line has none. */
  readonly zipCode: string;
  readonly city: string;
}

/**
 * The parts of an address that stands in one line: what follows a postal code of four digits after the street is the
 * city. A line without one is all street. Rule: Address in parts, docs/rules/payments.md.
 */
export function addressParts(line: string): AddressParts {
  const whole = line.trim();
  const [, address = "", zipCode = "", city = ""] = /^(.*[^\s,])[\s,]+(\d{4})\s+(\D+)$/.exec(whole) ?? [];
  return zipCode === "" ? { address: whole, zipCode: "", city: "" } : { address, zipCode, city };
}
