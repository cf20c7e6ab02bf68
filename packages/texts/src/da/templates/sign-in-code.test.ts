import { describe, expect, it } from "vitest";
import { isGsm7, smsParts } from "#rules/money/sms-price.ts";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import { revealSecret } from "./email/layout.ts";
import { signInCode, signInCodeSms } from "./sign-in-code.ts";

describe("the code that signs somebody in", () => {
  it("stands in a mail only once it is sent, in one piece", () => {
    const mail = signInCode("482716", brand);
    expect(mail.secret).toBe("482716");
    expect(mail.subject + mail.text + mail.html).not.toContain("482716");
    const { text, html } = revealSecret(mail, "482716");
    expect(text).toMatch(/^482716$/m);
    expect(html).toContain(">482716</p>");
  });

  it("stands in an SMS only once it is sent, again in its last line with the page that it belongs to", () => {
    const text = signInCodeSms("vagtklar.dk", brand);
    expect(text).not.toMatch(/\d{6}/);
    const sent = revealSecret({ text, html: null }, "482716").text;
    expect(sent.startsWith("482716 er din kode")).toBe(true);
    expect(sent.split("\n").at(-1)).toBe("@vagtklar.dk #482716");
  });

  it("fits one SMS, also with a long host and name", () => {
    const long = { ...brand, name: "Nordjyllands Vikarbureau" };
    const text = signInCodeSms("personale.nordjyllands-vikarbureau.dk", long);
    const sent = revealSecret({ text, html: null }, "482716").text;
    expect(isGsm7(sent)).toBe(true);
    expect(smsParts(sent)).toBe(1);
  });
});
