import { afterEach, beforeEach, expect, test } from "vitest";
import { PermanentFailure, TemporaryFailure } from "#server/platform/integrations/failure.ts";
import { type CvrApiStandIn, startCvrApi } from "#tests/stand-ins/cvrapi.ts";
import type { CompanyRegister } from "./company-register.port.ts";
import { createCvrApi } from "./cvrapi.ts";

let service: CvrApiStandIn;
let register: CompanyRegister;

const userAgent = "Vagtklar - hej@vagtklar.test";

beforeEach(async () => {
  service = await startCvrApi();
  register = createCvrApi({ baseUrl: service.url, userAgent });
  service.companies.set("13585628", {
    vat: 13585628,
    name: "Hotel Havnen",
    address: "Havnegade 4",
    zipcode: "8000",
    city: "Aarhus C",
  });
});
afterEach(() => service.close());

test("a company is found by its CVR number", async () => {
  expect(await register.lookUp("13585628")).toEqual({
    cvr: "13585628",
    name: "Hotel Havnen",
    address: "Havnegade 4",
    zipCode: "8000",
    city: "Aarhus C",
    isClosed: false,
  });
});

test("a company with the day of its end is closed", async () => {
  service.companies.set("38158686", { vat: 38158686, name: "Lukket Kro", enddate: "31/01 - 2024" });
  expect(await register.lookUp("38158686")).toMatchObject({ name: "Lukket Kro", isClosed: true });
});

test("a number that cannot be one is no company, and nothing to ask again about", async () => {
  expect(await register.lookUp("00000000")).toBeNull();
});

test("an unknown number is no company", async () => {
  expect(await register.lookUp("10000009")).toBeNull();
});

test("a spent quota is no missing company, although it arrives as 200", async () => {
  service.refuseWith("QUOTA_EXCEEDED");
  await expect(register.lookUp("13585628")).rejects.toThrow(TemporaryFailure);
});

test("a ban needs a person", async () => {
  service.refuseWith("BANNED");
  await expect(register.lookUp("13585628")).rejects.toThrow(PermanentFailure);
});

test("a register that does not answer is asked again later", async () => {
  service.fail("slow");
  const impatient = createCvrApi({ baseUrl: service.url, userAgent, timeout: 300 });
  await expect(impatient.lookUp("13585628")).rejects.toThrow(TemporaryFailure);
});
