import { expect, test } from "vitest";
import { missingOf } from "./address-field.tsx";

test("a street alone lacks its number", () => {
  for (const typed of ["Ukendtgade", "Ukendtgade ", "10. Februar Vej", "Ukendtgade, København"]) {
    expect(missingOf(typed), typed).toBe("number");
  }
});

test("street and number lack a place, whatever floor is named", () => {
  for (const typed of ["Ukendtgade 3", "Ukendtgade 3B, 1. tv", "10. Februar Vej 3", "Ukendtgade 3, 80"]) {
    expect(missingOf(typed), typed).toBe("place");
  }
});

test("with a postal code or town nothing is missing", () => {
  for (const typed of [
    "Ukendtgade 3, 8001",
    "Ukendtgade 3 8001",
    "Ukendtgade 3, Xby",
    "Ukendtgade 3 st 8001",
  ]) {
    expect(missingOf(typed), typed).toBe("nothing");
  }
});
