import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { defaultBounds } from "#server/platform/http/bounds/bounds.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation, signedInEmployee, testApp } from "#tests/support/fixtures.ts";
import { openRaw, type RawConnection } from "#tests/tools/raw-connection.ts";

/** Its heartbeat is further apart than a test may take: what ends at once does not wait for it. */
const app = testApp({ settings: { requiresSecondFactor: true } });
const beating = testApp({
  settings: { requiresSecondFactor: true, bounds: { ...defaultBounds, heartbeat: 50 } },
});
const open: RawConnection[] = [];
type Admin = Awaited<ReturnType<typeof adminOf>>;
let admin: Admin;

beforeAll(async () => {
  await Promise.all([app, beating].map(({ app: server }) => server.listen({ port: 0, host: "127.0.0.1" })));
});
beforeEach(async () => {
  admin = await adminOf(app);
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});

/** An admin with a passkey who has just proved it. */
async function adminOf({ db, signIn, services }: typeof app) {
  const { id } = await make.corporation(db, { is_admin: true });
  await givePasskey(db, id);
  const token = await signIn({ kind: "corporation", id });
  const at = new Date(services.clock.now());
  await db
    .updateTable("sessions")
    .set({ proved_at: at, factor_proved_at: at })
    .where("corporation_id", "=", id)
    .execute();
  return { id, token };
}

function givePasskey(db: typeof app.db, corporationId: number) {
  const key = { credential_id: `key-of-${corporationId}`, public_key: "x", counter: 0, name: "Nøgle" };
  return db
    .insertInto("passkeys")
    .values({ ...key, corporation_id: corporationId, created_at: new Date() })
    .execute();
}

async function streamOf(token: string, { app: server }: typeof app = app): Promise<RawConnection> {
  const connection = openRaw((server.server.address() as AddressInfo).port);
  open.push(connection);
  connection.send(
    `GET /api/events HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  await connection.until(/: welcome\n/);
  return connection;
}

type Lost = (person: { readonly id: number; readonly token: string }) => Promise<{ readonly status: number }>;
const byId = ({ id }: { readonly id: number }) => ({ as: admin.token, params: { id } });
const asked = { reason: "asked_admin" } as const;
const told = { reason: "Ringede og bad om det" };

const ofEmployee: readonly [string, Lost][] = [
  ["a deactivation", (person) => app.call(employeeEndpoints.deactivate, { ...byId(person), body: {} })],
  ["the end of all its sessions", (person) => app.call(employeeEndpoints.resetToken, byId(person))],
  [
    "its erasure",
    (person) => app.call(privacyEndpoints.eraseEmployeeAsAdmin, { ...byId(person), body: asked }),
  ],
  [
    "an erasure of its own",
    ({ token }) => app.call(privacyEndpoints.eraseEmployee, { as: token, body: { confirm: true } }),
  ],
];

test.each(ofEmployee)("an employee's streams, a take-over's too, end at once with %s", async (_, lose) => {
  const person = await signedInEmployee(app);
  const own = await streamOf(person.token);
  const theirs = await streamOf(await app.takeOver(admin, { kind: "employee", id: person.id }));
  expect((await lose(person)).status).toBe(200);
  await Promise.all([own.closed, theirs.closed]);
});

const ofCompany: readonly [string, Lost][] = [
  ["a suspension", (company) => app.call(accountEndpoints.suspend, { ...byId(company), body: told })],
  [
    "its erasure",
    (company) => app.call(privacyEndpoints.eraseCorporationAsAdmin, { ...byId(company), body: asked }),
  ],
  [
    "a second factor that is taken away",
    async (company) => {
      await givePasskey(app.db, company.id);
      return app.call(secondFactorEndpoints.reset, { ...byId(company), body: told });
    },
  ],
  [
    "the end of all others, from the list",
    async ({ id }) => {
      const as = await app.signIn({ kind: "corporation", id });
      return app.call(activeSessionEndpoints.endOthersOfCorporation, { as });
    },
  ],
];

test.each(ofCompany)("a company's streams, a take-over's too, end at once with %s", async (_, lose) => {
  const company = await signedInCorporation(app);
  const own = await streamOf(company.token);
  const theirs = await streamOf(await app.takeOver(admin, { kind: "corporation", id: company.id }));
  expect((await lose(company)).status).toBe(200);
  await Promise.all([own.closed, theirs.closed]);
});

test("an admin who loses the second factor subscribesTo nothing from the next heartbeat on, in a take-over neither", async () => {
  const loser = await adminOf(beating);
  const { id } = await make.corporation(beating.db);
  const takenOver = await beating.takeOver(loser, { kind: "corporation", id });
  const streams = [await streamOf(loser.token, beating), await streamOf(takenOver, beating)];
  await Promise.all(streams.map((stream) => stream.until(/(still here\n\n.*){2}/s)));
  await beating.db.deleteFrom("passkeys").where("corporation_id", "=", loser.id).execute();
  await Promise.all(streams.map(({ closed }) => closed));
});
