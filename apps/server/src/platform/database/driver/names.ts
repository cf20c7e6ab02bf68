/** More statements than we have texts; each that a connection prepares costs memory on the server. */
const MOST_NAMES = 600;
/** Texts that were met once. Those that are made anew each time must not fill the memory. */
const MOST_SEEN = 2_000;

/**
 * What names a partial index for conflicts. From the sixth time on a prepared statement may be planned without its
 * values, and then PostgreSQL doesn't know that index by `where state = $2`.
 */
const namesPartialIndex = /on conflict \([^)]*\) where/i;

export interface Names {
  of(text: string): string | undefined;
  forget(): void;
}

/** Names for the texts that are met more than once; the others are not worth preparing. */
export function createNames(): Names {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let given = 0;
  return {
    of(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= MOST_NAMES || namesPartialIndex.test(text)) return name;
      if (!seen.delete(text)) {
        if (seen.size >= MOST_SEEN) seen.clear();
        seen.add(text);
        return undefined;
      }
      const next = `s${++given}`;
      names.set(text, next);
      return next;
    },
    forget: () => names.clear(),
  };
}
