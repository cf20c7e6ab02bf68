import type { FastifyInstance } from "fastify";
import { readBody } from "#server/platform/http/bounds/body.ts";
import type { Services } from "#server/platform/http/handler.ts";

/** What Apple's page posts; the name only the first time, as JSON text, and an error where somebody cancelled. */
const FIELDS = {
  id_token: "apple_token",
  code: "code",
  user: "user",
  state: "state",
  error: "error",
} as const;

const MAX_BYTES = 20_000;

/**
 * Takes in Apple's answer, a form that Apple's page posts, and hands it on to the login page in the address's
 * fragment, which no server and no log sees. The page compares `state` with the one that it asked with, and signs in.
 */
export async function addAppleCallback(app: FastifyInstance, { settings }: Services): Promise<void> {
  // In a scope of its own: every other route throws away what a form says.
  await app.register(async (scope) => {
    scope.removeContentTypeParser("application/x-www-form-urlencoded");
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      async (_request: unknown, payload: Parameters<typeof readBody>[0]) =>
        new URLSearchParams(
          await readBody(payload, { bytes: MAX_BYTES, within: settings.bounds.bodyWithin }),
        ),
    );
    scope.post("/api/auth/apple/callback", async (request, reply) => {
      const answer = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return reply.redirect(`/employeelogin#${fragmentOf(answer)}`, 303);
    });
  });
}

function fragmentOf(answer: URLSearchParams): URLSearchParams {
  const fragment = new URLSearchParams();
  for (const [theirs, ours] of Object.entries(FIELDS)) {
    const value = answer.get(theirs);
    if (value) fragment.set(ours, value);
  }
  return fragment;
}
