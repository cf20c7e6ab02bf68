import type { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";

/** What the parts of the second factor are drawn from. */
export interface FactorProps {
  factor: AnswerOf<typeof secondFactorEndpoints.overview>;
  /** Something changed; the codes that came with it have to be shown. */
  onChanged: (newCodes?: readonly string[]) => Promise<void>;
}

/** Whether nothing more may be taken away: an admin keeps one. */
export function isLastFactor({ required, totp, passkeys }: FactorProps["factor"]): boolean {
  return required && (totp ? 1 : 0) + passkeys.length <= 1;
}
