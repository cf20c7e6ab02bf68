import * as z from "zod/mini";
import { required, text } from "#contract/wire/schemas.ts";
import { isCvr, isEan } from "#rules/people/numbers.ts";
import { corporationMessages as messages } from "#texts/da/common/validation.ts";

/** A company's CVR number, 8 digits. Rule: CVR number, docs/rules/people.md. */
export const cvrNumber = required(messages.cvrMissing).check(z.refine(isCvr, messages.cvrInvalid));

/** A buyer's EAN, 13 digits however they are set apart; empty for none. Rule: EAN number, docs/rules/people.md. */
export const eanNumber = text(50).check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, "")),
  z.refine((digits) => digits === "" || isEan(digits), messages.eanInvalid),
);
