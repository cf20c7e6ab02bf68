/** Somebody who is signed in. */
export interface Account {
  readonly kind: "corporation" | "employee";
  readonly id: number;
}

/** An account as a page names it: `corporation:12`. */
export function nameOfAccount({ kind, id }: Account): string {
  return `${kind}:${id}`;
}

/**
 * Whether a call that names `named` may be made in the session of `account`; without a name it may.
 * Rule: Whom a page acts for, docs/rules/people.md.
 */
export function actsFor(account: Account, named: unknown): boolean {
  return named === undefined || named === nameOfAccount(account);
}
