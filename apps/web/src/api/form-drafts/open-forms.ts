import type { RouterHistory } from "@tanstack/react-router";
import {
  dropDraft,
  dropDraftsOfOthers,
  dropDraftsOfPage,
  type FormPlace,
  holdDraftsOfPage,
  storeDraft,
} from "./draft-store.ts";

interface OpenForm {
  readonly place: FormPlace;
  readonly owner: string;
  /** What is typed and not saved, null for nothing. */
  readonly unsaved: () => unknown;
}

/**
 * The forms that stand on the page. What is typed in them is stored when one goes away, and when the whole page does.
 * A form that has been dealt with for good, at the end of the session, is no longer among them.
 */
export function createOpenForms(storage: () => Storage) {
  const forms = new Set<OpenForm>();

  function store({ place, owner, unsaved }: OpenForm, isSignedOut = false): void {
    const values = unsaved();
    if (values === null) dropDraft(storage(), place);
    else storeDraft(storage(), place, { owner, isSignedOut, values });
  }

  return {
    /** Returns what takes the form off the page. */
    open(form: OpenForm): () => void {
      forms.add(form);
      return () => {
        if (forms.delete(form)) store(form);
      };
    },

    /** The page is left, perhaps to be come back to. */
    storeAll(): void {
      for (const form of forms) store(form);
    },

    /** The session has ended on this page: what is typed waits for the next sign-in. */
    keepForSignIn(): void {
      for (const form of forms) store(form, true);
      forms.clear();
    },

    /** Somebody signs out: nothing that was typed here is for whoever comes next. */
    forgetAll(): void {
      dropDraftsOfOthers(storage(), null);
      forms.clear();
    },
  };
}

export const openForms = createOpenForms(() => sessionStorage);

/** What was typed at this address before the page was loaded waits for the next sign-in. */
export function keepPageForSignIn(): void {
  holdDraftsOfPage(sessionStorage, location.pathname);
}

/**
 * Stores what is typed when the page is left, and drops what was typed on a page that is opened anew by a link or an
 * address; only reload, Back and Forward bring it back. Returns what ends it.
 */
export function watchForms(history: Pick<RouterHistory, "subscribe">): () => void {
  addEventListener("pagehide", openForms.storeAll);
  const unsubscribe = history.subscribe(({ location, action }) => {
    if (action.type === "PUSH" || action.type === "REPLACE")
      dropDraftsOfPage(sessionStorage, location.pathname);
  });
  return () => {
    removeEventListener("pagehide", openForms.storeAll);
    unsubscribe();
  };
}

/** As the app starts: the same for an address that was opened, not reloaded or gone back to. */
export function dropDraftsOfOpenedPage(): void {
  const [entry] = performance.getEntriesByType("navigation");
  const isOpened = (entry as PerformanceNavigationTiming | undefined)?.type === "navigate";
  if (isOpened) dropDraftsOfPage(sessionStorage, location.pathname);
}
