import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NoAccess, PermanentFailure, UnknownOutcome } from "#server/platform/integrations/failure.ts";
import { type DanlonStandIn, danlonSettings, startDanlon } from "#tests/stand-ins/danlon.ts";
import { hoursPart, payOf } from "#tests/support/fixtures/pay.ts";
import type { PayPart, Payroll } from "../payroll.port.ts";
import { createDanlon } from "./danlon.ts";

let service: DanlonStandIn;
let danlon: Payroll;

beforeEach(async () => {
  service = await startDanlon();
  danlon = createDanlon(danlonSettings(service.url));
  service.employees.push({ id: "e-1", active: true, domainId: "42", email: "mette@jensen.test" });
});
afterEach(() => service.close());

function part(changes: Partial<PayPart>): PayPart {
  return { ...hoursPart, ...changes };
}

/** Reads the codes and finds the employee, so that the next call is the one that creates pay. */
async function warmUp(): Promise<void> {
  await danlon.sendPay(payOf({ reference: "shift-16", parts: [part({ units: 1 })] }));
}

const again = () => payOf({ employee: { ...payOf().employee, payrollId: "e-1" } });

describe("pay", () => {
  test("is a pay part for each, in hundredths, by the codes that are set", async () => {
    const parts = [
      hoursPart,
      part({ kind: "supplement_saturday", units: 2, rate: 25, amount: 5000 }),
      part({ kind: "correction", units: -1, rate: 192.5, amount: -19_250 }),
      part({ kind: "employer_pension", units: 1, rate: 115.5, amount: 11_550 }),
    ];
    expect(await danlon.sendPay(payOf({ parts }))).toEqual({ payrollId: "e-1" });
    expect(service.payParts).toMatchObject([
      { employeeId: "e-1", code: "T1", units: 750, rate: 19_250 },
      { code: "T2", units: 200, rate: 2500 },
      { code: "T3", amount: -19_250 },
    ]);
  });

  test("of whom Danløn does not have is refused with what to do, and one e-mail alone is enough", async () => {
    const stranger = { ...payOf().employee, employeeNumber: "43", email: "bo@lund.test" };
    const failure = await danlon.sendPay(payOf({ employee: stranger })).catch((error: unknown) => error);
    expect((failure as PermanentFailure).said).toMatch(/findes ikke i Danløn.*nr\. 43/);
    service.employees.push({ id: "e-2", active: true, domainId: "7", email: "Bo@Lund.test" });
    expect(await danlon.sendPay(payOf({ employee: stranger }))).toEqual({ payrollId: "e-2" });
  });

  test("waits until its code, and the unit of money, is set", async () => {
    for (const changes of [{ codes: {} }, { moneyUnit: null }]) {
      const open = createDanlon(danlonSettings(service.url, changes));
      await expect(open.sendPay(payOf())).rejects.toThrow(NoAccess);
    }
    expect(service.payParts).toHaveLength(0);
  });

  test("that whole kroner cannot say is refused, never rounded", async () => {
    const inKroner = createDanlon(danlonSettings(service.url, { moneyUnit: "kroner" }));
    await expect(inKroner.sendPay(payOf())).rejects.toThrow(PermanentFailure);
    await inKroner.sendPay(payOf({ parts: [part({ rate: 192 })] }));
    expect(service.payParts).toMatchObject([{ units: 750, rate: 192 }]);
  });
});

describe("a repeat", () => {
  test("after a lost answer is left to a person, and pays nobody twice", async () => {
    await warmUp();
    service.fail("commit_and_drop", { when: /graphql/ });
    await expect(danlon.sendPay(again())).rejects.toThrow(UnknownOutcome);
    await expect(danlon.sendPay({ ...again(), repeat: true })).rejects.toMatchObject({
      problem: "look_up_first",
    });
    expect(service.payParts).toHaveLength(2);
  });

  test("of what never arrived is sent", async () => {
    await warmUp();
    service.fail("unavailable", { when: /graphql/ });
    await expect(danlon.sendPay(again())).rejects.toThrow(UnknownOutcome);
    await danlon.sendPay({ ...again(), repeat: true });
    expect(service.payParts).toHaveLength(2);
  });
});

test("access is fetched once more when it has run out, and its refusal is about us", async () => {
  await warmUp();
  service.expireAccess();
  await danlon.sendPay(again());
  expect(service.refreshes()).toBe(2);
  const stranger = createDanlon(danlonSettings(service.url, { refreshToken: "stolen" }));
  await expect(stranger.sendPay(payOf())).rejects.toThrow(NoAccess);
});
