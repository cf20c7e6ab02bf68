import type { sessionEndpoints } from "#contract/areas/sessions.ts";
import { employeeProfile } from "#server/accounts/employee-profile.ts";
import type { Call, Verb } from "#server/areas/verb.ts";
import type { SocialSignIn } from "#server/integrations/social-login/port.ts";
import { Refused } from "#server/refused.ts";
import { signInIdentity } from "#server/stores/people/employees.ts";
import { openSession } from "#server/stores/sessions/sessions.ts";
import { inTransaction } from "#server/stores/transaction.ts";

type Row = typeof sessionEndpoints.employeeSignIn;

/**
 * Signs an employee in by what the provider says of the token. The first sign-in makes the employee;
 * every one counts. Refuses: `provider_refused`, `deactivated`, `not_configured`, `service_down`.
 */
export const employeeSignIn: Verb<Row> = async ({ body, now, services }) => {
  const answer = await askProvider(body, services);
  if (!answer.ok) {
    throw new Refused(answer.reason === "rejected" ? "provider_refused" : "not_configured");
  }
  const { person } = answer;
  return inTransaction(services.db, async (tx) => {
    const employee = await signInIdentity(tx, person, now);
    if (employee.deactivated_at) throw new Refused("deactivated");
    const token = await openSession(tx, { kind: "employee", id: employee.id }, now);
    const reader = { kind: "employee", id: employee.id } as const;
    return {
      status: "success" as const,
      token,
      employee: await employeeProfile(tx, employee.id, { services, now, reader }),
      taken_over: false,
    };
  });
};

function askProvider(body: Call<Row>["body"], services: Call<Row>["services"]): Promise<SocialSignIn> {
  const { socialLogin } = services.integrations;
  if ("fbToken" in body) return socialLogin.facebook(body.fbToken);
  return socialLogin.apple({ identityToken: body.appleToken, name: nameOf(body.user), nonce: null });
}

/** The name that Apple's page hands over on the first sign-in, as an object or as its text; nothing else is read. */
function nameOf(user: unknown): { firstName: string; lastName: string } | null {
  const name = fieldOf(typeof user === "string" ? parsed(user) : user, "name");
  const [firstName, lastName] = [fieldOf(name, "firstName"), fieldOf(name, "lastName")];
  if (typeof firstName !== "string" || typeof lastName !== "string") return null;
  return { firstName: firstName.slice(0, 200), lastName: lastName.slice(0, 200) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
