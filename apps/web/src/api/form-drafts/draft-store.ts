/** What was typed into a form and not saved, as this tab keeps it. Never passwords, CPR or bank numbers. */
export interface Draft<Values> {
  /** The account that typed it: nobody else is shown it. */
  readonly owner: string;
  /** The session had ended: it waits for the next sign-in, however the form is opened then. */
  readonly isSignedOut: boolean;
  readonly values: Values;
}

/** Where a form stands: the path of its page and its name on it. */
export interface FormPlace {
  readonly path: string;
  readonly form: string;
}

const PREFIX = "vagtklar-typed:";

export function storeDraft<Values>(storage: Storage, place: FormPlace, draft: Draft<Values>): void {
  storage.setItem(keyOf(place), JSON.stringify(draft));
}

/** What `owner` typed there, null where there is none. */
export function readDraft<Values>(storage: Storage, place: FormPlace, owner: string): Values | null {
  const draft = parse<Values>(storage.getItem(keyOf(place)));
  return draft?.owner === owner ? draft.values : null;
}

export function dropDraft(storage: Storage, place: FormPlace): void {
  storage.removeItem(keyOf(place));
}

/** The page at this path is opened anew, not come back to: its forms begin empty, unless a session ended on them. */
export function dropDraftsOfPage(storage: Storage, path: string): void {
  for (const [key, draft] of draftsOf(storage, path)) {
    if (!draft?.isSignedOut) storage.removeItem(key);
  }
}

/** What was typed at this path waits for the next sign-in. */
export function holdDraftsOfPage(storage: Storage, path: string): void {
  for (const [key, draft] of draftsOf(storage, path)) {
    if (draft) storage.setItem(key, JSON.stringify({ ...draft, isSignedOut: true }));
  }
}

/** Drops what everybody but `owner` has typed; without an owner, everything. */
export function dropDraftsOfOthers(storage: Storage, owner: string | null): void {
  for (const [key, draft] of draftsOf(storage)) {
    if (owner === null || draft?.owner !== owner) storage.removeItem(key);
  }
}

/** The drafts of one page, or of all, by their keys. */
function draftsOf(storage: Storage, path?: string): [key: string, draft: Draft<unknown> | null][] {
  const prefix = path === undefined ? PREFIX : keyOf({ path, form: "" });
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key, parse(storage.getItem(key))]);
}

/** Letter case never matters in a path. */
function keyOf({ path, form }: FormPlace): string {
  return `${PREFIX}${path.toLowerCase()}#${form}`;
}

function parse<Values>(text: string | null): Draft<Values> | null {
  try {
    return JSON.parse(text ?? "null") as Draft<Values> | null;
  } catch {
    return null;
  }
}
