import * as z from "zod/mini";

const base64url = z.string().check(z.regex(/^[\w-]{1,8000}$/));

/** What a browser answers, as the standard writes it in JSON; the server reads the rest of it out of the bytes. */
export const credential = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: base64url }),
});

/** The token of a challenge, as it was answered. */
export const challengeToken = z.string().check(z.regex(/^[\w-]{20,100}$/));
