import type { officeUserEndpoints, WireOfficeUser } from "#contract/backoffice/office-user.endpoints.ts";
import type { companyUserEndpoints, WireCompanyUser } from "#contract/corporations/company-user.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import type { userTexts } from "#texts/da/users/users.ts";

export type UserRole = OfficeRole | CompanyRole;
export type ListedUser = WireOfficeUser | WireCompanyUser;

/** Whose users a page shows, the office's or a company's: their calls, roles and words. */
export interface UserList {
  readonly rows: typeof officeUserEndpoints | typeof companyUserEndpoints;
  readonly roles: readonly UserRole[];
  readonly roleName: (role: UserRole) => string;
  /** What somebody who is invited is at first. */
  readonly firstRole: UserRole;
  readonly texts: typeof userTexts & { readonly ownerText: string };
  /** Whether it is said of somebody who has no second factor. */
  readonly isFactorExpected?: boolean;
  /** What a company's user may book for at first; none for the office. */
  readonly departments?: readonly WireDepartment[];
  /** Who looks at it, by id; null where it is none of them. */
  readonly selfId: number | null;
}
