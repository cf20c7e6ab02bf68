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
  });
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
