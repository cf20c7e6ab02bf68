import { describe, expect, test } from "vitest";
import { createSecrets } from "./secrets.ts";

const secrets = createSecrets("a secret for tests, 32 characters");
const others = createSecrets("another secret, 32 characters too");

describe("personal numbers at rest", () => {
  test("come back as they were, and are stored differently each time", () => {
    const stored = secrets.encrypt("0401981234");
    expect(secrets.decrypt(stored)).toBe("0401981234");
    expect(stored).not.toContain("0401981234");
    expect(secrets.encrypt("0401981234")).not.toBe(stored);
  });

  test("cannot be read with another secret or when a character was changed", () => {
    const stored = secrets.encrypt("0401981234");
    expect(() => others.decrypt(stored)).toThrow();
    const changed = stored.slice(0, 30) + (stored[30] === "A" ? "B" : "A") + stored.slice(31);
    expect(() => secrets.decrypt(changed)).toThrow();
    expect(() => secrets.decrypt("0401981234")).toThrow();
  });

  test("have a digest that is equal for equal numbers under one secret only", () => {
    expect(secrets.digest("0401981234")).toBe(secrets.digest("0401981234"));
    expect(secrets.digest("0401981234")).not.toBe(secrets.digest("0401981235"));
    expect(secrets.digest("0401981234")).not.toBe(others.digest("0401981234"));
  });
});

describe("an unsubscribe token", () => {
  test("names its employee", () => {
    expect(secrets.employeeOfUnsubscribeToken(secrets.unsubscribeToken(17))).toBe(17);
  });

  test.each([
    ["the signature of another employee", secrets.unsubscribeToken(17).replace("17.", "18.")],
    ["the signature of another installation", others.unsubscribeToken(17)],
    ["no signature", "17"],
    ["nothing", ""],
  ])("with %s names nobody", (_, token) => {
    expect(secrets.employeeOfUnsubscribeToken(token)).toBeNull();
  });
});
