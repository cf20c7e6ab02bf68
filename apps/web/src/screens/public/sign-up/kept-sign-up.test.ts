import { expect, test } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { forgetSignUp, keepSignUp, keptSignUp } from "./kept-sign-up.ts";
import type { SignUpValues } from "./use-sign-up-field.ts";

const typed = {
  name: "Hotel Nordlys",
  email: "hotel@vagtklar.test",
  password: "vagtklar-demo",
  confirmPassword: "vagtklar-demo",
  terms_accepted_at: true,
} as SignUpValues;

test("a company's facts are kept in the tab until it is signed up, its passwords and its yes never", () => {
  const storage = tabStorage();
  keepSignUp(storage, typed);
  expect(keptSignUp(storage)).toEqual({ name: "Hotel Nordlys", email: "hotel@vagtklar.test" });
  expect(JSON.stringify(storage.getItem("vagtklar-sign-up"))).not.toContain("vagtklar-demo");
  forgetSignUp(storage);
  expect(keptSignUp(storage)).toEqual({});
});

test("nothing is kept where the stored text is broken", () => {
  const storage = tabStorage();
  storage.setItem("vagtklar-sign-up", "{");
  expect(keptSignUp(storage)).toEqual({});
});
