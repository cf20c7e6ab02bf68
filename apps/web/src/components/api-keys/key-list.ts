import type { companyKeyEndpoints, officeKeyEndpoints } from "#contract/api-access/api-key.endpoints.ts";
import type { KeyScope } from "#rules/people/security/api-keys.ts";

type CompanyRows = typeof companyKeyEndpoints;
type OfficeRows = typeof officeKeyEndpoints;

/** Whose keys a page shows, the office's or a company's: their calls and what they may do, the least first. */
export interface KeyList {
  readonly list: CompanyRows["keys"] | OfficeRows["officeKeys"];
  readonly make: CompanyRows["makeKey"] | OfficeRows["makeOfficeKey"];
  readonly revoke: CompanyRows["revokeKey"] | OfficeRows["revokeOfficeKey"];
  readonly scopes: readonly KeyScope["scope"][];
}
