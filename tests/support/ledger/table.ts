import { beforeAll } from "vitest";
import { createBilly } from "#server/platform/integrations/accounting/billy.ts";
import { createZenegy } from "#server/platform/integrations/payroll/zenegy.ts";
import { startBilly } from "#tests/stand-ins/billy.ts";
import { startZenegy } from "#tests/stand-ins/zenegy.ts";
import { testDelivery, testStandIn } from "#tests/support/fixtures/delivery.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import type { Table } from "./world.ts";

/** Milliseconds until a service that hangs counts as silent. */
const PATIENCE = 150;

/** A server, stand-ins of what it sends to, and two admins, for the tests of a file. */
export function testTable(): Table {
  const app = testApp();
  const billy = testStandIn(startBilly);
  const zenegy = testStandIn(startZenegy);
  const { deliver, sendAgain } = testDelivery(app, () => ({
    accounting: createBilly({ token: billy.token, baseUrl: billy.url, timeout: PATIENCE }),
    payroll: createZenegy({
      ...{ clientId: "id", clientSecret: "secret", refreshToken: "refresh-1", companyUid: "company-1" },
      ...{ apiUrl: zenegy.url, authUrl: zenegy.url, timeout: PATIENCE },
    }),
  }));
  const admins: [string, string] = ["", ""];
  beforeAll(async () => {
    for (const place of [0, 1]) admins[place] = (await signedInCorporation(app, { is_admin: true })).token;
  });
  return { app, billy, zenegy, admins, deliver, sendAgain };
}
