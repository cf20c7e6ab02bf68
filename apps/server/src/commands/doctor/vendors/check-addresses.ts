import { createAdressevaelger } from "#server/platform/integrations/addresses/adressevaelger.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok } from "../finding.ts";
import { askVendor } from "./vendor-check.ts";

/** The town hall of København, which no renaming touches. */
const KNOWN = { address: "Rådhuspladsen 1", zip_code: "1550", city: "København V" };

/** Searches one address that everybody knows. */
export async function checkAddresses({ addresses }: Pick<Settings, "addresses">): Promise<Finding[]> {
  if (!addresses) return [];
  return askVendor("Addresses", "ADRESSEVAELGER_TOKEN and ADRESSEVAELGER_URL", async () => [
    (await createAdressevaelger(addresses).validate(KNOWN))
      ? ok("Addresses", "Adressevælger finds an address, and it can be read.")
      : note(
          "Addresses",
          "Adressevælger answers, but not with Rådhuspladsen 1: its titles may have changed.",
        ),
  ]);
}
