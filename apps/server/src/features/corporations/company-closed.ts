import { canSignUp, type RegisterAnswer } from "#rules/people/company-register.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import { corporationMessages } from "#texts/da/common/validation.ts";
import { findCorporation } from "./corporation.queries.ts";

/**
 * Refuses the CVR number of a company that the public register says is closed: `invalid` under `field`. Asks the
 * register, so it stands before the transaction. Rule: A closed company, docs/rules/people.md.
 */
export async function assertNotClosed(
  { integrations }: Pick<Services, "integrations">,
  cvr: string,
  field = "cvr_nr",
): Promise<void> {
  const verdict = canSignUp(await askRegister(integrations, cvr));
  if (!verdict.ok) throw new DomainError("invalid", { fields: { [field]: corporationMessages.cvrClosed } });
}

/**
 * The same for a stored company whose CVR number becomes another; one that stays is not asked about, so that a company that
 * closed since still saves its profile.
 */
export async function assertNewCvrNotClosed(
  { db, integrations }: Pick<Services, "db" | "integrations">,
  corporationId: number,
  cvr: string | undefined,
): Promise<void> {
  if (cvr === undefined) return;
  const stored = await findCorporation(db, corporationId);
  if (stored && stored.cvr_nr !== cvr) await assertNotClosed({ integrations }, cvr);
}

async function askRegister(
  { companyRegister }: Services["integrations"],
  cvr: string,
): Promise<RegisterAnswer> {
  try {
    const company = await companyRegister.lookUp(cvr);
    if (company === null) return "unknown";
    return company.isClosed ? "closed" : "active";
  } catch (error) {
    if (error instanceof ServiceFailure) return "silent";
    throw error;
  }
}
