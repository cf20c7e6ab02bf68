import { describe, expect, test } from "vitest";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { changedOnly, profileForm, valuesOf } from "./profile-values.ts";

const corporation = {
  name: "Hotel Nordlys",
  cvr_nr: "12345671",
  email: "hotel@vagtklar.test",
  phone: "20550172",
  standard_fee: 36.5,
  payment_type: "invoice",
  is_privileged_user: true,
} as WireCorporation;

describe("the values of the company's profile", () => {
  test("carry neither fees nor payment, which are in the price agreement", () => {
    const names = Object.keys(valuesOf(corporation));
    expect(names.filter((name) => name.endsWith("_fee") || name.startsWith("payment_"))).toEqual([]);
  });

  test("carry no pictures, which are saved by themselves", () => {
    expect(Object.keys(valuesOf(corporation))).not.toContain("icon_image");
  });

  test("are sent only where they were changed", () => {
    const changed = changedOnly({ name: "Hotel Syd", email: "hotel@vagtklar.test" }, { name: true });
    expect(changed).toEqual({ name: "Hotel Syd" });
  });

  test("are refused with the field's message", () => {
    const refused = profileForm.safeParse({ email: "forkert" });
    expect(refused.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["email", "Ikke gyldig email"],
    ]);
  });
});
