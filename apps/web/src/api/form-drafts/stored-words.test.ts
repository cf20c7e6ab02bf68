import { describe, expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";
import { dropWordsOfOthers, holdForSignIn, readWords, storeWords } from "./stored-words.ts";

const place = { path: "/newBooking", form: "booking" };
const typed = {
  owner: "corporation-1",
  entry: "a1",
  isSignedOut: false,
  words: { job_description: "Buffet" },
};
const now = { owner: "corporation-1", entry: "a1" };

describe("what was typed and not saved", () => {
  test("comes back where the tab shows the same entry of its history again, and nowhere else", () => {
    const storage = tabStorage();
    storeWords(storage, place, typed);
    expect(readWords(storage, place, now)).toEqual({ job_description: "Buffet" });
    expect(readWords(storage, place, { ...now, entry: "b2" })).toBeNull();
    expect(readWords(storage, { ...place, form: "profile" }, now)).toBeNull();
  });

  test("comes back after a sign-in, by whatever way it leads to the form", () => {
    const storage = tabStorage();
    storeWords(storage, place, { ...typed, isSignedOut: true });
    expect(readWords(storage, place, { ...now, entry: "b2" })).toEqual({ job_description: "Buffet" });
  });

  test("waits for the sign-in, too, when the page was loaded anew before the session turned out to be over", () => {
    const storage = tabStorage();
    storeWords(storage, place, typed);
    holdForSignIn(storage, "/editcorporation");
    expect(readWords(storage, place, { ...now, entry: "b2" })).toBeNull();
    holdForSignIn(storage, "/newBooking");
    expect(readWords(storage, place, { ...now, entry: "b2" })).toEqual({ job_description: "Buffet" });
  });

  test("is never shown to another account, and goes when that account comes", () => {
    const storage = tabStorage();
    storage.setItem("corporationToken", "t");
    storeWords(storage, place, { ...typed, isSignedOut: true });
    expect(readWords(storage, place, { ...now, owner: "corporation-2" })).toBeNull();
    dropWordsOfOthers(storage, "corporation-1");
    expect(readWords(storage, place, now)).not.toBeNull();
    dropWordsOfOthers(storage, "corporation-2");
    expect(readWords(storage, place, now)).toBeNull();
    expect(storage.length).toBe(1);
  });

  test("is nothing when the stored text is broken", () => {
    const storage = tabStorage();
    storage.setItem("vagtklar-typed:/newBooking#booking", "{");
    expect(readWords(storage, place, now)).toBeNull();
  });
});

test("only fields that differ from what the form started with are words; an emptied one is, one never filled is not", () => {
  const start = { name: "Hotel", city: "Odense", ean: undefined };
  expect(changedWords<Record<string, unknown>>(start, { name: "Hotel", city: "", ean: "" })).toEqual({
    city: "",
  });
  expect(changedWords<Record<string, unknown>>(start, { ...start })).toBeNull();
});

/** A tab's storage, which Node has none of. */
function tabStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
