/** What was typed into a form and not saved, as this tab keeps it. Never passwords, CPR or bank numbers. */
export interface StoredWords<Words> {
  /** Whose words these are: nobody else is shown them. */
  readonly owner: string;
  /** The entry of the tab's history that the form stood in. */
  readonly entry: string;
  /** The session had ended: they wait for the next sign-in, whatever entry leads back to the form. */
  readonly isSignedOut: boolean;
  readonly words: Words;
}

/** Where a form stands: the path of its page and its name on it. */
export interface FormPlace {
  readonly path: string;
  readonly form: string;
}

const PREFIX = "vagtklar-typed:";

export function storeWords<Words>(storage: Storage, place: FormPlace, stored: StoredWords<Words>): void {
  storage.setItem(keyOf(place), JSON.stringify(stored));
}

/**
 * The words that were typed there by `owner`, null where there are none: after a sign-in, or when the tab shows the
 * same entry of its history again, as on a reload or the way back.
 */
export function readWords<Words>(
  storage: Storage,
  place: FormPlace,
  { owner, entry }: { owner: string; entry: string },
): Words | null {
  const stored = parse<Words>(storage.getItem(keyOf(place)));
  if (stored?.owner !== owner) return null;
  return stored.isSignedOut || stored.entry === entry ? stored.words : null;
}

export function dropWords(storage: Storage, place: FormPlace): void {
  storage.removeItem(keyOf(place));
}

/** What was typed at this path waits for the next sign-in. */
export function holdForSignIn(storage: Storage, path: string): void {
  for (const key of keysOfWords(storage).filter((key) => key.startsWith(`${PREFIX}${path}#`))) {
    const stored = parse<unknown>(storage.getItem(key));
    if (stored) storage.setItem(key, JSON.stringify({ ...stored, isSignedOut: true }));
  }
}

/** Drops what everybody but `owner` has typed; without an owner, everything. */
export function dropWordsOfOthers(storage: Storage, owner: string | null): void {
  for (const key of keysOfWords(storage)) {
    if (owner === null || parse<unknown>(storage.getItem(key))?.owner !== owner) storage.removeItem(key);
  }
}

function keysOfWords(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(PREFIX));
}

function keyOf({ path, form }: FormPlace): string {
  return `${PREFIX}${path}#${form}`;
}

function parse<Words>(text: string | null): StoredWords<Words> | null {
  try {
    return JSON.parse(text ?? "null") as StoredWords<Words> | null;
  } catch {
    return null;
  }
}
