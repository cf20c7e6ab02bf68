import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { watchSignOut } from "./watch-sign-out.ts";

const tabs = new EventTarget();
const assign = vi.fn();
let stop: () => void;

beforeEach(() => {
  const storage = tabStorage();
  storage.setItem("employeeToken", "token");
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
  vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
  vi.stubGlobal("location", { pathname: "/checkout-employees/7", search: "", assign });
  assign.mockClear();
  stop = watchSignOut("employee");
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

test("a tab stays where another one keeps something, or goes on with a new token", () => {
  otherTabStores();
  localStorage.setItem("employeeToken", "another");
  otherTabStores();
  expect(assign).not.toHaveBeenCalled();
});
