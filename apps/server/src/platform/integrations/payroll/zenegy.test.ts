import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { startZenegy, type ZenegyStandIn } from "#tests/stand-ins/zenegy.ts";
import type { PayLine, Payroll } from "./payroll.port.ts";
import { createZenegy } from "./zenegy.ts";

let service: ZenegyStandIn;
let zenegy: Payroll;

beforeEach(async () => {
  service = await startZenegy();
  zenegy = createZenegy(settings());
});
afterEach(() => service.close());

function settings(refreshToken = "refresh-1") {
  const { url } = service;
  const client = { clientId: "vagtklar", clientSecret: "client-secret" };
  return { ...client, refreshToken, companyUid: "company-1", apiUrl: url, authUrl: url };
}

const mette: PayLine["employee"] = {
  payrollId: null,
  employeeNumber: "42",
  firstName: "Mette",
  lastName: "Jensen",
  cpr: "0101901234",
  email: "mette@jensen.test",
  phone: "20304050",
  address: "Vestergade 12",
  zipCode: "8000",
  city: "Aarhus C",
  bankRegistration: "1234",
  bankAccount: "0012345678",
  employmentDate: "2026-11-20",
};

function line(changes: Partial<PayLine> = {}): PayLine {
  const work = { name: "Tjener 20.11.2026", hours: 7.5, unitPrice: 192.5 };
  return { reference: "shift-17", ...work, repeat: false, employee: mette, ...changes };
}

describe("a pay line", () => {
  test("carries the job, its day, hours and kroner, for an employee created on the way", async () => {
    expect(await zenegy.sendPayLine(line())).toEqual({ payrollId: "uid-1" });
    expect(service.employees).toMatchObject([
      { name: "Mette Jensen", cpr: "0101901234", regNumber: "1234", kontoNumber: "0012345678" },
    ]);
    expect(service.payLines).toMatchObject([
      { employeeUid: "uid-1", name: "Tjener 20.11.2026", unit: 7.5, paymentPerUnit: 192.5 },
    ]);
  });

  test("goes to the employee with the same CPR number, also beyond the first page", async () => {
    for (let number = 1; number <= 120; number += 1) {
      service.employees.push({ uid: `known-${number}`, cpr: number === 115 ? "010190-1234" : "0" });
    }
    expect(await zenegy.sendPayLine(line())).toEqual({ payrollId: "known-115" });
    expect(service.employees).toHaveLength(120);
  });

  test("for an employee whose id is known asks for no list of employees", async () => {
    await zenegy.sendPayLine(line({ employee: { ...mette, payrollId: "uid-7" } }));
    expect(service.requests.some((one) => one.path.endsWith("/employees"))).toBe(false);
    expect(service.payLines).toMatchObject([{ employeeUid: "uid-7" }]);
  });
});

describe("a repeated attempt", () => {
  test("after a lost answer does not pay twice", async () => {
    service.fail("commit_and_drop", { when: /^POST .*paychecks$/ });
    await expect(zenegy.sendPayLine(line())).rejects.toThrow(UnknownOutcome);
    await zenegy.sendPayLine(line({ repeat: true }));
    expect(service.payLines).toHaveLength(1);
  });

  test("is left to a person where lines cannot be listed", async () => {
    service.listsPayLines(false);
    await zenegy.sendPayLine(line());
    await expect(zenegy.sendPayLine(line({ repeat: true }))).rejects.toThrow(PermanentFailure);
    expect(service.payLines).toHaveLength(1);
  });

  test("takes no other day, nor another person's line, for its own", async () => {
    await zenegy.sendPayLine(line());
    await zenegy.sendPayLine(line({ name: "Tjener 21.11.2026" }));
    const other = { ...mette, cpr: "0202901234" };
    await zenegy.sendPayLine(line({ employee: other }));
    expect(service.payLines).toHaveLength(3);
  });

  test("finds the line that was sent with our reference in its name", async () => {
    service.payLines.push({ employeeUid: "uid-7", name: "Tjener 20.11.2026 [shift-17]", unit: 7.5 });
    await zenegy.sendPayLine(line({ employee: { ...mette, payrollId: "uid-7" } }));
    expect(service.payLines).toHaveLength(1);
  });

  test("is left to a person where the line is there with other hours", async () => {
    await zenegy.sendPayLine(line());
    await expect(zenegy.sendPayLine(line({ hours: 7 }))).rejects.toThrow(PermanentFailure);
    expect(service.payLines).toHaveLength(1);
  });
});

describe("access", () => {
  test("is refreshed once when it has run out", async () => {
    await zenegy.sendPayLine(line());
    service.expireAccess();
    await zenegy.sendPayLine(line({ name: "Tjener 21.11.2026" }));
    expect(service.refreshes()).toBe(2);
    expect(service.payLines).toHaveLength(2);
  });

  test("is asked for once by two lines at the same time", async () => {
    await Promise.all([
      zenegy.sendPayLine(line({ employee: { ...mette, payrollId: "uid-7" } })),
      zenegy.sendPayLine(line({ reference: "shift-18", employee: { ...mette, payrollId: "uid-8" } })),
    ]);
    expect(service.refreshes()).toBe(1);
  });

  test("that is refused is about us, not about the line, and names no secret", async () => {
    const stranger = createZenegy(settings("stolen-refresh"));
    const failure = await stranger.sendPayLine(line()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoAccess);
    expect(String(failure)).not.toMatch(/stolen-refresh|client-secret|0101901234/);
  });

  test("that is refused in the middle is not taken for a line that cannot be looked up", async () => {
    await zenegy.sendPayLine(line());
    service.fail("no_access", { when: /^GET .*paychecks$/, times: 2 });
    await expect(zenegy.sendPayLine(line({ repeat: true }))).rejects.toThrow(NoAccess);
    service.recover();
    await zenegy.sendPayLine(line({ repeat: true }));
    expect(service.payLines).toHaveLength(1);
  });

  test("is asked for again after the sign-in was down", async () => {
    service.fail("down", { when: /token$/ });
    await expect(zenegy.sendPayLine(line())).rejects.toThrow(TemporaryFailure);
    await zenegy.sendPayLine(line({ repeat: true }));
    expect(service.payLines).toHaveLength(1);
  });
});
