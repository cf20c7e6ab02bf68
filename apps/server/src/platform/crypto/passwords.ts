import { hash, verify } from "@node-rs/argon2";

/** Argon2id (the library's default) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash with the same cost that no password fits, so that an unknown e-mail takes as long as a known one. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$c29kaXVtLWNobG9yaWRl$SmVnIGVyIGlra2UgZXQga29kZW9yZCwgYmFyZSBieXQ";

/** What is stored of a password, in composed letters (NFC). Takes some 20 ms of a core; never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST);
}

/**
 * Whether `password` is the one of `stored`; without a stored hash never, after the same work. One that was stored
 * before letters were composed is found as it is typed.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const composed = password.normalize("NFC");
  const spellings = composed === password ? [password] : [composed, password];
  let fits = false;
  for (const spelling of spellings) {
    fits ||= await verify(stored ?? NOBODY, spelling).catch(() => false);
  }
  return fits && stored !== undefined;
}
