import { ApiError } from "#web/api/calls/call.ts";

/** Not allowed, not in this state, not like this: the server has a sentence for each. */
const refusals: readonly number[] = [403, 409, 422];

/** What to say of a failure: the server's reason where it refused, else the sentence of the screen. */
export function failureText(error: unknown, documented: string): string {
  if (!(error instanceof ApiError)) return documented;
  return refusals.includes(error.status) && error.sentence !== "" ? error.sentence : documented;
}
