import { createCvrApi } from "#server/platform/integrations/company-register/cvrapi.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok } from "../finding.ts";
import { askVendor } from "./vendor-check.ts";

/** Erhvervsstyrelsen, which keeps the register. */
const KNOWN = "10150817";

/** Looks up one authority's number, which costs one of the day's free questions. */
export async function checkCompanyRegister({
  companyRegister,
}: Pick<Settings, "companyRegister">): Promise<Finding[]> {
  if (!companyRegister) return [];
  return askVendor("Register", "CVR_USER_AGENT, which names a contact, and CVR_URL", async () => [
    (await createCvrApi(companyRegister).lookUp(KNOWN)) === null
      ? note("Register", `cvrapi answers, but knows no company of CVR number ${KNOWN}.`)
      : ok("Register", "cvrapi answers and finds a company."),
  ]);
}
