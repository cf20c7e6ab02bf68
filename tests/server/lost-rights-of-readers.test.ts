import { describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { signedInCorporation, signedInEmployee, testApp } from "#tests/support/fixtures.ts";

const app = testApp();

describe("a reader whose rights end is not answered any more", () => {
  type Lost = (of: { readonly id: number; readonly admin: Whose }) => Promise<{ readonly status: number }>;
  type Whose = { readonly id: number; readonly token: string };
  const told = { reason: "Ringede og bad om det" };
  const asked_admin = { reason: "asked_admin" } as const;
  const ofEmployee: readonly [string, Lost][] = [
    [
      "a deactivation",
      ({ id, admin }) =>
        app.call(employeeEndpoints.deactivate, { as: admin.token, params: { id }, body: {} }),
    ],
    [
      "an erasure",
      ({ id, admin }) =>
        app.call(privacyEndpoints.eraseEmployeeAsAdmin, {
          as: admin.token,
          params: { id },
          body: asked_admin,
        }),
    ],
    [
      "the end of the admin's session",
      ({ admin }) => app.call(sessionEndpoints.corporationSignOut, { as: admin.token }),
    ],
  ];
  test.each(ofEmployee)("after %s, to a person or an admin in its place", async (what, lose) => {
    const admin = await signedInCorporation(app, { is_admin: true });
    const person = await signedInEmployee(app);
    const takenOver = await app.takeOver(admin, { kind: "employee", id: person.id });
    const ask = (as: string) => app.call(jobEndpoints.overview, { as });
    for (const as of [person.token, takenOver, person.token, takenOver])
      expect((await ask(as)).status).toBe(200);
    expect((await lose({ id: person.id, admin })).status).toBe(200);
    expect((await ask(takenOver)).status).toBe(401);
    expect((await ask(person.token)).status).toBe(what.includes("admin's") ? 200 : 401);
  });

  const ofCompany: readonly [string, Lost][] = [
    [
      "a suspension",
      ({ id, admin }) => app.call(accountEndpoints.suspend, { as: admin.token, params: { id }, body: told }),
    ],
    [
      "an erasure",
      ({ id, admin }) =>
        app.call(privacyEndpoints.eraseCorporationAsAdmin, {
          as: admin.token,
          params: { id },
          body: asked_admin,
        }),
    ],
  ];
  test.each(ofCompany)("after %s of a company", async (_, lose) => {
    const admin = await signedInCorporation(app, { is_admin: true });
    const company = await signedInCorporation(app);
    const takenOver = await app.takeOver(admin, { kind: "corporation", id: company.id });
    const ask = (as: string) => app.call(bookingEndpoints.upcoming, { as });
    for (const as of [company.token, takenOver, company.token, takenOver])
      expect((await ask(as)).status).toBe(200);
    expect((await lose({ id: company.id, admin })).status).toBe(200);
    for (const as of [company.token, takenOver]) expect((await ask(as)).status).toBe(401);
  });
});
