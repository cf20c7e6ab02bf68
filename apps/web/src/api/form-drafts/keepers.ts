import { dropWordsOfOthers, holdForSignIn } from "./stored-words.ts";

type Keep = (isSignedOut: boolean) => void;

const keepers = new Set<Keep>();
/** Once the page goes to a login or is signed out, what is typed has been dealt with. */
let isSettled = false;

/** Calls `keep` whenever the form may be about to go: the page is left, or the session has ended. */
export function addKeeper(keep: Keep): () => void {
  const leave = () => keepUnlessSettled(keep);
  keepers.add(keep);
  addEventListener("pagehide", leave);
  return () => {
    keepers.delete(keep);
    removeEventListener("pagehide", leave);
    leave();
  };
}

/** Keeps what is typed in every form of the page for the next sign-in. */
export function keepForSignIn(): void {
  for (const keep of keepers) keep(true);
  isSettled = true;
}

/** What was typed at this address before the page was loaded waits for the next sign-in. */
export function holdFormDrafts(): void {
  holdForSignIn(sessionStorage, location.pathname);
}

/** Nothing that was typed here is for whoever comes next. */
export function forgetFormDrafts(): void {
  dropWordsOfOthers(sessionStorage, null);
  isSettled = true;
}

function keepUnlessSettled(keep: Keep): void {
  if (!isSettled) keep(false);
}
