import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { startProduct } from "#tests/support/product.ts";
import { type Figure, median } from "../figures.ts";

const ROUNDS = 24;
const MAX_RATIO = 1.1;

/** Accounts of the try-out; the one who asks does not know their passwords. */
const KNOWN = ["hotel@vagtklar.test", "bryggeri@vagtklar.test", "admin@vagtklar.test"];

/** What a clock tells of whether an e-mail has an account: sign-in, reset and sign-up with known and unknown ones. */
export async function measureAccountTiming(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  const product = await startProduct({
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "silent",
    VAGTKLAR_RATE_LIMIT: "",
  });
  const ask = {
    "sign-in": (email: string) => [
      sessionEndpoints.corporationSignIn.path,
      { email, password: "et forkert kodeord" },
    ],
    "reset of the password": (email: string) => [sessionEndpoints.resetPassword.path, { email }],
    "sign-up": (email: string) => [corporationEndpoints.signUp.path, { ...signUpForm, email }],
  } as const;
  try {
    const figures: Figure[] = [];
    for (const [what, request] of Object.entries(ask)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        // Whoever asks twice from one place, or for one account, may be slowed down for that.
        for (const kind of round % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
          const email =
            kind === "known"
              ? (KNOWN[round % KNOWN.length] ?? "")
              : `ukendt${what.length}-${round}@vagtklar.test`;
          const [path, body] = request(email);
          const began = performance.now();
          const answer = await fetch(`${product.url}/api/${path}`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "x-forwarded-for": `127.0.${round}.${times[kind].length + 1}`,
            },
            body: JSON.stringify(body),
          });
          await answer.arrayBuffer();
          if (answer.status === 429) throw new Error(`${what} was asked too often`);
          times[kind].push(performance.now() - began);
        }
      }
      const [known, unknown] = [median(times.known), median(times.unknown)];
      const apart = Math.max(known / unknown, unknown / known);
      figures.push({
        what: `${what}: median for known e-mails against unknown ones (${known.toFixed(0)} and ${unknown.toFixed(0)} ms)`,
        figure: apart.toFixed(2),
        goal: `≤ ${MAX_RATIO}`,
        met: apart <= MAX_RATIO,
      });
    }
    return figures;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
