import { CallFailed } from "#web/client/call.ts";

/** What to say of a failure: the server's reason where the state refused it (409, 422), else the document's sentence. */
export function failureText(error: unknown, documented: string): string {
  if (!(error instanceof CallFailed)) return documented;
  const isRefusal = error.status === 409 || error.status === 422;
  return isRefusal && error.sentence !== "" ? error.sentence : documented;
}
