import type { SentCode } from "./use-sent-code.ts";

/** Whom an invitation was sent to. */
export type InvitedContact = Pick<SentCode, "kind" | "to">;

/** The e-mail or number that the link of an invitation carries behind its #; null for any other address. */
export function invitedContact(hash: string): InvitedContact | null {
  const to = new URLSearchParams(hash.replace(/^#/, "")).get("til") ?? "";
  if (/^\d{8}$/.test(to)) return { kind: "phone", to };
  return to.includes("@") ? { kind: "email", to } : null;
}
