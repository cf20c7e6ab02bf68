import { describe, expect, it } from "vitest";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import { passwordReset } from "./account.ts";
import { revealSecret } from "./layout.ts";

describe("a secret link", () => {
  const link = "https://vagtklar.test/confirmResetPassword/hemmelighed?a=1&b=2";
  const mail = passwordReset({ link }, brand);

  it("is left out of text and HTML until they are sent", () => {
    expect(mail.secret).toBe(link);
    expect(mail.text + mail.html).not.toContain("hemmelighed");
    expect(mail.text).toContain("[hemmeligt link]");
  });

  it("is put in where it belongs when they are", () => {
    const { text, html } = revealSecret(mail, link);
    expect(text).toContain(`Vælg nyt kodeord:\n${link}\n`);
    expect(html).toContain('href="https://vagtklar.test/confirmResetPassword/hemmelighed?a=1&amp;b=2"');
    expect(text + html).not.toContain("[hemmeligt link]");
  });
});
