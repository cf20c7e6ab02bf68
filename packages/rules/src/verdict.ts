/** Who acts. An admin who has taken over a corporation acts as `admin`. */
export type Actor = "corporation" | "employee" | "admin";

/** What a rule answers that can say no: what follows from yes, or the key of the refusal. */
export type Verdict<Refusal extends string, Facts extends object = object> =
  | ({ ok: true } & Facts)
  | { ok: false; refusal: Refusal };

/** The answer no, with its reason. */
export function refuse<Refusal extends string>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
