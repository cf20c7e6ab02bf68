import { beforeEach, expect, test } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { readDraft } from "./draft-store.ts";
import { createOpenForms } from "./open-forms.ts";

const place = { path: "/newBooking", form: "booking" };

let storage: Storage;
let forms: ReturnType<typeof createOpenForms>;
let typed: string | null;

beforeEach(() => {
  storage = tabStorage();
  forms = createOpenForms(() => storage);
  typed = "Buffet";
});

const open = () => forms.open({ place, owner: "corporation-1", unsaved: () => typed });
const stored = () => JSON.parse(storage.getItem("vagtklar-typed:/newbooking#booking") ?? "null");

test("what is typed is stored when the form goes away, and when the page does", () => {
  const close = open();
  forms.storeAll();
  expect(readDraft(storage, place, "corporation-1")).toBe("Buffet");
  typed = "Buffet og bar";
  close();
  expect(readDraft(storage, place, "corporation-1")).toBe("Buffet og bar");
});

test("a form in which nothing is typed leaves nothing behind", () => {
  const close = open();
  forms.storeAll();
  typed = null;
  close();
  expect(stored()).toBeNull();
});

test("once a session has ended what waits for the sign-in is not stored anew by the page that goes", () => {
  const close = open();
  forms.keepForSignIn();
  forms.storeAll();
  forms.keepForSignIn();
  close();
  expect(stored()).toEqual({ owner: "corporation-1", isSignedOut: true, values: "Buffet" });
});

test("who signs out leaves nothing behind, also as the page goes", () => {
  const close = open();
  forms.storeAll();
  forms.forgetAll();
  forms.storeAll();
  close();
  expect(stored()).toBeNull();
});
