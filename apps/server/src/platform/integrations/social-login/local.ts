import type { SocialSignIn } from "./social-login.port.ts";

const longestName = 60;

/**
 * Signs in whoever `local:<name>` says (letters, digits, hyphens): `local:mette-jensen` is Mette Jensen. Only for a
 * product that is tried out: production never asks this.
 */
export function signInLocally(token: string): SocialSignIn {
  const name = /^local:([\p{L}\d]+(?:-[\p{L}\d]+)*)$/u.exec(token)?.[1];
  if (name === undefined || name.length > longestName) return { ok: false, reason: "rejected" };
  const [firstName = "", ...others] = name.split("-").map(capitalized);
  return {
    ok: true,
    person: {
      provider: "local",
      subject: token,
      firstName,
      lastName: others.join(" "),
      email: null,
      pictureUrl: null,
    },
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase("da") + word.slice(1);
}
