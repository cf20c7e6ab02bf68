import type { Settings } from "#server/platform/settings/settings.ts";

/** Longer than either answer takes: a hash and a few statements. */
const AT_LEAST = 400;

/**
 * Answers or refuses after the same time, whatever had to be done for it, so that a clock tells nothing of whether an
 * account is there. Where limits are off, nobody waits.
 */
export async function inConstantTime<T>(
  { settings }: { readonly settings: Settings },
  work: () => Promise<T>,
): Promise<T> {
  if (!settings.rateLimits) return work();
  const waited = new Promise<void>((done) => setTimeout(done, AT_LEAST));
  try {
    return await work();
  } finally {
    await waited;
  }
}
