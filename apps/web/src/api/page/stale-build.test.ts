import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { isServerThere, leaveStaleBuild } from "./stale-build.ts";

const reload = vi.fn();
/** The page that the server sends now, null while it cannot be reached. */
let page: string | null;

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("sessionStorage", tabStorage());
  vi.stubGlobal("location", { href: "http://localhost/newBooking", reload });
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/app-old.js" }) });
  vi.stubGlobal("fetch", async () => {
    if (page === null) throw new TypeError("no network");
    return new Response(page);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a page whose build has been replaced is loaded anew, once for each build", async () => {
  page = '<script src="/assets/app-new.js">';
  expect(await leaveStaleBuild()).toBe(true);
  expect(await leaveStaleBuild()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page of today's build stays, and so does one without a server to load it from", async () => {
  page = '<script src="/assets/app-old.js">';
  expect(await leaveStaleBuild()).toBe(false);
  expect(await isServerThere()).toBe(true);
  page = null;
  expect(await leaveStaleBuild()).toBe(false);
  expect(await isServerThere()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
