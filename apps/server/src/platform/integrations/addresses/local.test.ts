import { describe, expect, test } from "vitest";
import { localAddresses } from "./local.ts";
import { cityOf } from "./postal-codes.ts";

const complete = (typed: string) => localAddresses.autocomplete(typed);

describe("postal codes", () => {
  test("name their city, inner København in ranges", () => {
    expect(cityOf("8000")).toBe("Aarhus C");
    expect(cityOf("1050")).toBe("København K");
    expect(cityOf("1620")).toBe("København V");
    expect(cityOf("1999")).toBe("Frederiksberg C");
    expect(cityOf("9990")).toBe("Skagen");
  });

  test("that do not exist have none", () => {
    for (const code of ["0999", "8001", "9999", "800", "80000", "", "abcd"]) expect(cityOf(code)).toBeNull();
  });
});

describe("autocomplete", () => {
  test("turns a street, a number and a postal code into an address", async () => {
    expect(await complete("Vestergade 12, 8000")).toEqual([
      {
        text: "Vestergade 12, 8000 Aarhus C",
        street: "Vestergade",
        house_number: "12",
        zip_code: "8000",
        city: "Aarhus C",
        url: "https://www.google.com/maps/search/?api=1&query=Vestergade%2012%2C%208000%20Aarhus%20C",
      },
    ]);
  });

  test("understands letters, floors, missing commas and streets with numbers", async () => {
    expect(await complete("Vestergade 12 b, 1. tv, 8000 Aarhus")).toMatchObject([
      { street: "Vestergade", house_number: "12B, 1. tv", zip_code: "8000" },
    ]);
    expect(await complete("Nørre Allé 3 2200")).toMatchObject([
      { street: "Nørre Allé", house_number: "3", city: "København N" },
    ]);
    expect(await complete("10. Februar Vej 3, 6270")).toMatchObject([
      { street: "10. Februar Vej", house_number: "3", city: "Tønder" },
    ]);
  });

  test("offers the places that a beginning may mean, ten at most", async () => {
    const aarhus = await complete("Vestergade 12, århus");
    expect(aarhus.map((one) => one.zip_code)).toEqual(["8000", "8200", "8210"]);
    expect(await complete("Vestergade 12, 80")).toMatchObject([{ zip_code: "8000" }]);
    expect(await complete("Vestergade 12, s")).toHaveLength(10);
  });

  test("finds a well-known street of a larger town without its place, in every town that has one", async () => {
    expect(await complete("Vesterbrogade 3")).toMatchObject([
      { text: "Vesterbrogade 3, 1620 København V", house_number: "3", zip_code: "1620", city: "København V" },
      { text: "Vesterbrogade 3, 1800 Frederiksberg C" },
      { text: "Vesterbrogade 3, 8000 Aarhus C" },
    ]);
    expect(await complete("vesterbrogade 3b, 2. tv")).toMatchObject([
      { text: "Vesterbrogade 3B, 2. tv, 1620 København V" },
      { zip_code: "1800" },
      { zip_code: "8000" },
    ]);
  });

  test("takes a town that follows the number without a comma", async () => {
    const [first, second] = await complete("Vestergade 12 Odense");
    expect(first?.text).toBe("Vestergade 12, 5000 Odense C");
    expect(second?.text).toBe("Vestergade 12, 5200 Odense V");
    expect(await complete("Vesterbrogade 3 kld")).toMatchObject([
      { house_number: "3, kld", zip_code: "1620" },
      { zip_code: "1800" },
      { zip_code: "8000" },
    ]);
  });

  test("offers nothing while the number, or the place of an unknown street, is missing", async () => {
    for (const typed of [
      "",
      "Vestergade",
      "Ukendtgade 12",
      "Vestergade, 8000",
      "12, 8000",
      "Vestergade 12, 8001",
    ]) {
      expect(await complete(typed), typed).toEqual([]);
    }
  });
});

describe("validation", () => {
  const valid = (address: string, zip_code: string, city: string) =>
    localAddresses.validate({ address, zip_code, city });

  test("accepts a street with number in a place that exists", async () => {
    expect(await valid("Vestergade 12", "8000", "Aarhus C")).toBe(true);
    expect(await valid("Vestergade 12", "8000", "århus")).toBe(true);
    expect(await valid("Bredgade 40", "1260", "København")).toBe(true);
  });

  test("refuses a missing number, an unknown code and a city of another code", async () => {
    expect(await valid("Vestergade", "8000", "Aarhus C")).toBe(false);
    expect(await valid("Vestergade 12", "8001", "Aarhus C")).toBe(false);
    expect(await valid("Vestergade 12", "8000", "Odense C")).toBe(false);
    expect(await valid("", "", "")).toBe(false);
  });
});
