import { bearsName } from "#rules/people/clean-name.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { ourName } from "#texts/da/common/validation.ts";

/** Refuses a company's name that holds ours, `invalid` under `field`. Rule: Our own name, docs/rules/people.md. */
export function refuseOurName(name: string, brand: Brand, field = "name"): void {
  if (bearsName(name, brand.name))
    throw new DomainError("invalid", { fields: { [field]: ourName(brand.name) } });
}
