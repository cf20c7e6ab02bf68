import { expect, test } from "vitest";
import { invitedContact } from "./invited-contact.ts";

test.each([
  ["#til=linus%40eksempel.test", { kind: "email", to: "linus@eksempel.test" }],
  ["#til=linus%2B2%40eksempel.test", { kind: "email", to: "linus+2@eksempel.test" }],
  ["#til=20550118", { kind: "phone", to: "20550118" }],
  ["#til=2055", null],
  ["#til=", null],
  ["#til=%E6", null],
  ["#code", null],
  ["", null],
])("the address that ends with %s begins the sign-in with %o", (hash, contact) => {
  expect(invitedContact(hash)).toEqual(contact);
});
