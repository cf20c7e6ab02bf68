import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createSecrets } from "./secrets.ts";

const OLD = "a secret for tests, 32 characters";
const NEW = "another secret, 32 characters too";
const CPR = "employees.cpr_encrypted";

const secrets = createSecrets({ appSecret: OLD, previousSecret: null });
const others = createSecrets({ appSecret: NEW, previousSecret: null });
const replacing = createSecrets({ appSecret: NEW, previousSecret: OLD });

/** As the first version stored it: without the name of its key, bound to no row. */
function unbound(text: string, appSecret: string): string {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "vagtklar", "personal numbers", 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

describe("personal numbers at rest", () => {
  test("come back as they were, and are stored differently each time", () => {
    const stored = secrets.encrypt("0401981234", CPR, 17);
    expect(secrets.decrypt(stored, CPR, 17)).toBe("0401981234");
    expect(stored).not.toContain("0401981234");
    expect(secrets.encrypt("0401981234", CPR, 17)).not.toBe(stored);
  });

  test("cannot be read with another secret or when a character was changed", () => {
    const stored = secrets.encrypt("0401981234", CPR, 17);
    expect(() => others.decrypt(stored, CPR, 17)).toThrow();
    const changed = stored.slice(0, 40) + (stored[40] === "A" ? "B" : "A") + stored.slice(41);
    expect(() => secrets.decrypt(changed, CPR, 17)).toThrow();
    expect(() => secrets.decrypt("0401981234", CPR, 17)).toThrow();
  });

  test("open in their own row and column only", () => {
    const stored = secrets.encrypt("0401981234", CPR, 17);
    expect(() => secrets.decrypt(stored, CPR, 18)).toThrow(`what stands in ${CPR} of row 18 does not open`);
    expect(() => secrets.decrypt(stored, "employees.bank_reg_encrypted", 17)).toThrow();
    expect(() => secrets.decrypt(stored, "calendars.token_encrypted", 17)).toThrow();
  });

  test("open under the former secret while it is being replaced, and are written under the new one", () => {
    expect(replacing.decrypt(secrets.encrypt("0401981234", CPR, 17), CPR, 17)).toBe("0401981234");
    expect(others.decrypt(replacing.encrypt("0401981234", CPR, 17), CPR, 17)).toBe("0401981234");
    expect(() => replacing.decrypt(secrets.encrypt("0401981234", CPR, 17), CPR, 18)).toThrow();
  });

  test("of the first version open under either secret, as long as they are taken at all", () => {
    const taking = createSecrets({ appSecret: NEW, previousSecret: OLD, takesUnbound: true });
    for (const secret of [OLD, NEW]) expect(taking.decrypt(unbound("1234", secret), CPR, 17)).toBe("1234");
    expect(() => taking.decrypt(unbound("1234", "a third secret"), CPR, 17)).toThrow();
    expect(() => replacing.decrypt(unbound("1234", NEW), CPR, 17)).toThrow();
  });

  test("have a digest that is equal for equal numbers under one secret only", () => {
    expect(secrets.digest("0401981234")).toBe(secrets.digest("0401981234"));
    expect(secrets.digest("0401981234")).not.toBe(secrets.digest("0401981235"));
    expect(secrets.digest("0401981234")).not.toBe(others.digest("0401981234"));
    expect(replacing.digests("0401981234")).toEqual([
      others.digest("0401981234"),
      secrets.digest("0401981234"),
    ]);
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
