import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  LeftBehind,
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { noteOf, startZenegy, type ZenegyStandIn, zenegySettings } from "#tests/stand-ins/zenegy.ts";
import { hoursPart, payOf } from "#tests/support/fixtures/pay.ts";
import type { Pay, PayPart, Payroll } from "../payroll.port.ts";
import { createZenegy } from "./zenegy.ts";

let service: ZenegyStandIn;
let zenegy: Payroll;

beforeEach(async () => {
  service = await startZenegy();
  zenegy = createZenegy(zenegySettings(service.url));
});
afterEach(() => service.close());

const { employee: mette } = payOf();
const known = (payrollId: string): Partial<Pay> => ({ employee: { ...mette, payrollId } });

function part(changes: Partial<PayPart>): PayPart {
  return { ...hoursPart, ...changes };
}

describe("pay", () => {
  test("is hours with their day, times, break and rate, for an employee created on the way", async () => {
    const work = { ...payOf().work, breakHours: 0.5 };
    expect(await zenegy.sendPay(payOf({ work }))).toEqual({ payrollId: "uid-1" });
    expect(service.employees).toMatchObject([
      {
        ...{ name: "Mette Jensen", cpr: "0101901234", regNumber: "1234", kontoNumber: "0012345678" },
        employmentDate: "2026-11-20T00:00:00",
        employmentData: { employeeNumber: "42", employmentDate: "2026-11-20T00:00:00" },
      },
    ]);
    expect(service.registrations).toEqual([
      {
        ...{ userUid: "user-uid-1", hours: 7.5, rate: 192.5, break: 0.5, status: 2 },
        ...{ date: "2026-11-20T00:00:00", from: "2026-11-20T10:00:00", to: "2026-11-20T17:30:00" },
        ...{ note: "Tjener 20.11.2026 [shift-17]", hourPaymentRateUid: "rate-hours" },
      },
    ]);
  });

  test("over midnight ends on the next day, also at 24:00", async () => {
    const ends = async (from: string, to: string, day: string) => {
      await zenegy.sendPay(payOf({ reference: `until ${to}`, work: { ...payOf().work, day, from, to } }));
      return service.registrations.at(-1)?.to;
    };
    expect(await ends("22:00", "06:00", "2026-11-20")).toBe("2026-11-21T06:00:00");
    expect(await ends("16:00", "24:00", "2026-11-22")).toBe("2026-11-23T00:00:00");
  });

  test("has a supplement, transport and a correction as registrations of a supplement at their own rates", async () => {
    const parts = [
      hoursPart,
      part({ kind: "transport", name: "Transport", units: 1, rate: 192.5, amount: 19_250 }),
      part({ kind: "supplement_saturday", name: "Tillæg", units: 2, rate: 25, amount: 5000 }),
      part({ kind: "correction", name: "Regulering", units: -1, rate: 192.5, amount: -19_250 }),
    ];
    await zenegy.sendPay(payOf({ parts }));
    expect(service.registrations.slice(1)).toMatchObject([
      { employeeUid: "uid-1", rateUid: "rate-correction", units: 1, description: "Transport [shift-17:1]" },
      { rateUid: "rate-supplement", units: 2, rate: 25, name: "Tillæg", status: 1 },
      { rateUid: "rate-correction", units: -1, rate: 192.5, date: "2026-11-20T00:00:00" },
    ]);
  });

  test("leaves the pension to the employee's profile unless a rate is set for it", async () => {
    const parts = [hoursPart, part({ kind: "employer_pension", name: "Pension", units: 1, rate: 100 })];
    await zenegy.sendPay(payOf({ parts }));
    expect(service.registrations).toHaveLength(1);
    const withRate = createZenegy(zenegySettings(service.url, { pensionRate: "rate-pension" }));
    await withRate.sendPay(payOf({ parts }));
    expect(service.registrations.at(-1)).toMatchObject({ rateUid: "rate-pension", rate: 100 });
  });

  test("waits until the rate that it needs is set, and sends none of it before", async () => {
    const without = createZenegy(zenegySettings(service.url, { supplementRate: "", correctionRate: "" }));
    const parts = [hoursPart, part({ kind: "supplement_weekday" })];
    await expect(without.sendPay(payOf({ parts }))).rejects.toThrow(/ZENEGY_SUPPLEMENT_RATE_UID is not set/);
    await expect(without.sendPay(payOf({ parts }))).rejects.toThrow(NoAccess);
    expect(service.registrations).toHaveLength(0);
  });

  test("goes to the employee with the same CPR number, also beyond the first page, in any envelope", async () => {
    for (let number = 1; number <= 120; number += 1) {
      const user = { uid: `user-${number}` };
      service.employees.push({ uid: `known-${number}`, cpr: number === 115 ? "010190-1234" : "0", user });
    }
    for (const envelope of ["bare", "data", "value"] as const) {
      service.answersIn(envelope);
      expect(await zenegy.sendPay(payOf())).toEqual({ payrollId: "known-115" });
    }
    expect(service.employees).toHaveLength(120);
    expect(service.registrations).toHaveLength(1);
    expect(service.requests.some(({ query }) => String(query).includes("0101901234"))).toBe(false);
  });

  test("for an employee whose id is known asks for no list of employees", async () => {
    await zenegy.sendPay(payOf(known("uid-7")));
    expect(service.requests.some((one) => one.path.endsWith("/employees"))).toBe(false);
    expect(service.registrations).toMatchObject([{ userUid: "user-uid-7" }]);
  });

  test("cuts what Zenegy takes no more of", async () => {
    const long = "x".repeat(200);
    const employee = { ...mette, lastName: long, address: long, city: long, email: `${long}@a.test` };
    await zenegy.sendPay(payOf({ employee, parts: [part({ name: long })] }));
    expect(service.registrations).toHaveLength(1);
    expect(noteOf(service.registrations[0] ?? {})).toMatch(/^x+ \[shift-17\]$/);
    expect(noteOf(service.registrations[0] ?? {})).toHaveLength(128);
  });

  test("of somebody who has no user at Zenegy is refused with what to do", async () => {
    service.employees.push({ uid: "uid-9", cpr: "0101901234", user: null });
    const failure = await zenegy.sendPay(payOf()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect((failure as PermanentFailure).said).toMatch(/ingen bruger i Zenegy/);
  });
});

describe("a repeated attempt", () => {
  test("after a lost answer does not pay twice, of hours nor of supplements", async () => {
    const parts = [hoursPart, part({ kind: "supplement_weekday", name: "Tillæg", units: 2, rate: 15 })];
    service.fail("commit_and_drop", { when: /^POST .*registrations$/ });
    await expect(zenegy.sendPay(payOf({ parts }))).rejects.toThrow(UnknownOutcome);
    service.fail("commit_and_drop", { when: /^POST .*deductions\/registrations$/ });
    await expect(zenegy.sendPay(payOf({ parts, repeat: true }))).rejects.toThrow(UnknownOutcome);
    await zenegy.sendPay(payOf({ parts, repeat: true }));
    expect(service.registrations.map(noteOf)).toEqual([
      "Tjener 20.11.2026 [shift-17]",
      "Tillæg [shift-17:1]",
    ]);
  });

  test("is left to a person where registrations cannot be listed", async () => {
    await zenegy.sendPay(payOf());
    service.listsRegistrations(false);
    await expect(zenegy.sendPay(payOf({ repeat: true }))).rejects.toThrow(PermanentFailure);
    expect(service.registrations).toHaveLength(1);
  });

  test("is left to a person where it is there with other hours", async () => {
    await zenegy.sendPay(payOf());
    const other = payOf({ parts: [part({ units: 7 })] });
    await expect(zenegy.sendPay(other)).rejects.toMatchObject({ problem: "look_up_first" });
    expect(service.registrations).toHaveLength(1);
  });

  test("takes no other shift, nor another person's, for its own", async () => {
    await zenegy.sendPay(payOf());
    const work = { ...payOf().work, from: "18:00", to: "22:00" };
    await zenegy.sendPay(payOf({ reference: "shift-170", work }));
    const other = { ...mette, cpr: "0202901234", employeeNumber: "43" };
    await zenegy.sendPay(payOf({ employee: other, reference: "shift-18" }));
    expect(service.registrations).toHaveLength(3);
  });

  test("with hours that overlap what is there is looked up by a person first", async () => {
    await zenegy.sendPay(payOf());
    const again = payOf({ reference: "shift-18" });
    await expect(zenegy.sendPay(again)).rejects.toMatchObject({ problem: "look_up_first" });
  });

  test("of which only the hours arrived is sent again as it is, never taken back", async () => {
    const parts = [hoursPart, part({ kind: "supplement_weekday" })];
    service.fail("refuse", { when: /^POST .*deductions\/registrations$/ });
    await expect(zenegy.sendPay(payOf({ parts }))).rejects.toThrow(LeftBehind);
    service.fail("unavailable", { when: /^GET .*deductions\/registrations$/ });
    await expect(zenegy.sendPay(payOf({ parts, repeat: true }))).rejects.toThrow(UnknownOutcome);
    await zenegy.sendPay(payOf({ parts, repeat: true }));
    expect(service.registrations).toHaveLength(2);
  });
});

describe("access", () => {
  test("is refreshed once when it has run out", async () => {
    await zenegy.sendPay(payOf());
    service.expireAccess();
    await zenegy.sendPay(payOf({ reference: "shift-18", work: { ...payOf().work, day: "2026-11-21" } }));
    expect(service.refreshes()).toBe(2);
    expect(service.registrations).toHaveLength(2);
  });

  test("is asked for once by two at the same time", async () => {
    await Promise.all([
      zenegy.sendPay(payOf(known("uid-7"))),
      zenegy.sendPay(payOf({ reference: "shift-18", ...known("uid-8") })),
    ]);
    expect(service.refreshes()).toBe(1);
  });

  test("that is refused is about us, not about the pay, and names no secret", async () => {
    const stranger = createZenegy(zenegySettings(service.url, { refreshToken: "stolen-refresh" }));
    const failure = await stranger.sendPay(payOf()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoAccess);
    expect(String(failure)).not.toMatch(/stolen-refresh|client-secret|0101901234/);
  });

  test("that is refused in the middle, with 401 or 403, is not taken for pay that cannot be looked up", async () => {
    await zenegy.sendPay(payOf());
    for (const fault of ["no_access", "forbidden"] as const) {
      service.fail(fault, { when: /^GET .*registrations$/, times: 2 });
      await expect(zenegy.sendPay(payOf({ repeat: true }))).rejects.toThrow(NoAccess);
      service.recover();
    }
    await zenegy.sendPay(payOf({ repeat: true }));
    expect(service.registrations).toHaveLength(1);
  });

  test("is asked for again after the sign-in was down", async () => {
    service.fail("down", { when: /token$/ });
    await expect(zenegy.sendPay(payOf())).rejects.toThrow(TemporaryFailure);
    await zenegy.sendPay(payOf({ repeat: true }));
    expect(service.registrations).toHaveLength(1);
  });
});
