import { afterEach, beforeEach, expect, test } from "vitest";
import { TemporaryFailure } from "#server/platform/integrations/failure.ts";
import { startAdressevaelger } from "#tests/stand-ins/adressevaelger.ts";
import type { StandIn } from "#tests/stand-ins/stand-in.ts";
import type { Addresses } from "./addresses.port.ts";
import { createAdressevaelger } from "./adressevaelger.ts";
import { localAddresses, withFallback } from "./local.ts";

let service: StandIn;
let addresses: Addresses;

beforeEach(async () => {
  service = await startAdressevaelger();
  addresses = createAdressevaelger({ baseUrl: service.url, token: "vagtklar-test" });
});
afterEach(() => service.close());

test("suggestions come apart into street, number, postal code and city", async () => {
  const [street, streetInTown, house, flat] = await addresses.autocomplete("vesterg");
  expect(street).toMatchObject({ text: "Vestergade", street: "Vestergade", house_number: "", zip_code: "" });
  expect(streetInTown).toMatchObject({ street: "Vestergade", house_number: "", zip_code: "8000" });
  expect(house).toMatchObject({ street: "Vestergade", house_number: "12", city: "Aarhus C" });
  expect(flat).toMatchObject({ text: "Vestergade 12, 1. tv, 8000 Aarhus C", house_number: "12, 1. tv" });
  expect(await addresses.autocomplete("10. feb")).toMatchObject([
    { street: "10. Februar Vej", house_number: "3", zip_code: "6270", city: "Tønder" },
  ]);
});

test("a supplementary town is no part of the house number, and a house in several towns has no postal code", async () => {
  const [street, anywhere, house, flat] = await addresses.autocomplete("fuglsang");
  expect(street).toMatchObject({ street: "Fuglsang", house_number: "", zip_code: "5270" });
  expect(anywhere).toMatchObject({ street: "Fuglsang", house_number: "41", zip_code: "", city: "" });
  expect(house).toMatchObject({
    text: "Fuglsang 41, Næsby, 5270 Odense N",
    street: "Fuglsang",
    house_number: "41",
    zip_code: "5270",
    city: "Odense N",
  });
  expect(flat).toMatchObject({ house_number: "41, st. th", zip_code: "5270" });
});

test("a text that is longer than the register takes is asked with its beginning", async () => {
  expect(await addresses.autocomplete(`Vestergade 12, ${" ".repeat(80)}`)).toEqual([]);
  expect(service.requests.at(-1)?.query.get("tekst")).toHaveLength(73);
});

test("an address is valid when the register has its house", async () => {
  const inAarhus = { zip_code: "8000", city: "Aarhus C" };
  expect(await addresses.validate({ address: "vestergade 12", ...inAarhus })).toBe(true);
  expect(await addresses.validate({ address: "Vestergade 12, 1. tv", ...inAarhus })).toBe(true);
  expect(await addresses.validate({ address: "Vestergade 1", ...inAarhus })).toBe(false);
  expect(await addresses.validate({ address: "Vestergade 13", ...inAarhus })).toBe(false);
  expect(await addresses.validate({ address: "Vestergade", ...inAarhus })).toBe(false);
});

test("nothing typed asks nobody", async () => {
  expect(await addresses.autocomplete("  ")).toEqual([]);
  expect(service.requests).toHaveLength(0);
});

test("a register that is slow or down does not hold the typist up", async () => {
  service.fail("slow");
  const impatient = createAdressevaelger({ baseUrl: service.url, token: "vagtklar-test", timeout: 300 });
  await expect(impatient.autocomplete("vest")).rejects.toThrow(TemporaryFailure);
});

test("with a fallback a booking can be made while the register is down", async () => {
  const both = withFallback(addresses, localAddresses);
  service.fail("down", { times: 2 });
  expect(await both.autocomplete("Ukendtgade 5, 8000")).toMatchObject([{ street: "Ukendtgade" }]);
  expect(await both.validate({ address: "Ukendtgade 5", zip_code: "8000", city: "Aarhus C" })).toBe(true);
  expect(await both.validate({ address: "Ukendtgade 5", zip_code: "8000", city: "Aarhus C" })).toBe(false);
});
