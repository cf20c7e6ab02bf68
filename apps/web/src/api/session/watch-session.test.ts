import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";

const tabs = new EventTarget();
const assign = vi.fn();
const onOther = vi.fn();
let tokens: typeof import("#web/api/calls/tokens.ts");
let stop: () => void;

beforeEach(async () => {
  const storage = tabStorage();
  storage.setItem("employeeToken", "token");
  storage.setItem("vagtklar-account", "employee:7");
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", tabStorage());
  vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
  vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
  vi.stubGlobal("location", { pathname: "/checkout-employees/7", search: "", assign });
  vi.clearAllMocks();
  // What a page has read of the storage when it started is its own.
  vi.resetModules();
  const { watchSession } = await import("./watch-session.ts");
  tokens = await import("#web/api/calls/tokens.ts");
  expect(tokens.activeToken()?.token).toBe("token");
  stop = watchSession({ kind: "employee", id: 7 }, onOther);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});
const otherTabStores = () => tabs.dispatchEvent(new Event("storage"));

test("a tab whose session is ended in another one shows the login, which leads back", () => {
  localStorage.removeItem("employeeToken");
  otherTabStores();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/employeelogin?next=%2Fcheckout-employees%2F7");
});

test("a tab stays where another one keeps something, and goes on with the renewed token of its account", () => {
  otherTabStores();
  expect(tokens.activeToken()?.token).toBe("token");
  localStorage.setItem("employeeToken", "renewed");
  otherTabStores();
  expect([assign.mock.calls, onOther.mock.calls, tokens.activeToken()?.token]).toEqual([[], [], "renewed"]);
});

test("a tab stops once somebody else has signed in, and never acts with their token", () => {
  localStorage.removeItem("vagtklar-account");
  localStorage.setItem("employeeToken", "of somebody else");
  otherTabStores();
  expect(onOther).not.toHaveBeenCalled();
  localStorage.setItem("vagtklar-account", "employee:8");
  otherTabStores();
  expect(onOther).toHaveBeenCalledOnce();
  expect(tokens.activeToken()?.token).toBe("token");
});
