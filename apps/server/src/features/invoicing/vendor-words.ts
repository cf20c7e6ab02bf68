import type { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { deliveryReason } from "#texts/da/admin/delivery-reasons.ts";

/** What an admin reads beside a refusal: the vendor's own words, else what was wrong in Danish, else its code. */
export function vendorWords(
  { said, problem, message }: PermanentFailure,
  channel: "accounting" | "payroll",
): string {
  if (said !== null) return said;
  return problem === "refused" ? message : deliveryReason(problem, channel, "failed");
}
