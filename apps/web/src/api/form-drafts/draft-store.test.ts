import { describe, expect, test } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import {
  dropDraftsOfOthers,
  dropDraftsOfPage,
  holdDraftsOfPage,
  readDraft,
  storeDraft,
} from "./draft-store.ts";

const place = { path: "/newBooking", form: "booking" };
const typed = { owner: "corporation-1", isSignedOut: false, values: { job_description: "Buffet" } };

describe("what was typed and not saved", () => {
  test("comes back in the same form of the same page, and in no other", () => {
    const storage = tabStorage();
    storeDraft(storage, place, typed);
    expect(readDraft(storage, place, "corporation-1")).toEqual({ job_description: "Buffet" });
    expect(readDraft(storage, { ...place, path: "/newbooking" }, "corporation-1")).not.toBeNull();
    expect(readDraft(storage, { ...place, form: "profile" }, "corporation-1")).toBeNull();
    expect(readDraft(storage, { ...place, path: "/editcorporation" }, "corporation-1")).toBeNull();
  });

  test("is gone where the page is opened anew, unless it waits for a sign-in", () => {
    const storage = tabStorage();
    storeDraft(storage, place, typed);
    dropDraftsOfPage(storage, "/editcorporation");
    expect(readDraft(storage, place, "corporation-1")).not.toBeNull();
    dropDraftsOfPage(storage, "/newBooking");
    expect(readDraft(storage, place, "corporation-1")).toBeNull();

    storeDraft(storage, place, { ...typed, isSignedOut: true });
    dropDraftsOfPage(storage, "/newBooking");
    expect(readDraft(storage, place, "corporation-1")).not.toBeNull();
  });

  test("waits for the sign-in, too, when the page was loaded anew before the session turned out to be over", () => {
    const storage = tabStorage();
    storeDraft(storage, place, typed);
    holdDraftsOfPage(storage, "/newBooking");
    dropDraftsOfPage(storage, "/newBooking");
    expect(readDraft(storage, place, "corporation-1")).toEqual({ job_description: "Buffet" });
  });

  test("is never shown to another account, and goes when that account comes", () => {
    const storage = tabStorage();
    storage.setItem("corporationToken", "t");
    storeDraft(storage, place, { ...typed, isSignedOut: true });
    expect(readDraft(storage, place, "corporation-2")).toBeNull();
    dropDraftsOfOthers(storage, "corporation-1");
    expect(readDraft(storage, place, "corporation-1")).not.toBeNull();
    dropDraftsOfOthers(storage, "corporation-2");
    expect(readDraft(storage, place, "corporation-1")).toBeNull();
    expect(storage.length).toBe(1);
  });

  test("is nothing when the stored text is broken, and that text goes with the page", () => {
    const storage = tabStorage();
    storage.setItem("vagtklar-typed:/newbooking#booking", "{");
    expect(readDraft(storage, place, "corporation-1")).toBeNull();
    dropDraftsOfPage(storage, "/newBooking");
    expect(storage.length).toBe(0);
  });
});
