import { type Account, nameOfAccount } from "#rules/people/security/acting-as.ts";
import { adoptToken, isStillStored, storedAccount, storedToken } from "#web/api/calls/tokens.ts";
import { openForms } from "#web/api/form-drafts/open-forms.ts";
import { loginPath } from "./login-path.ts";

/**
 * Follows what other tabs do with the browser's session. Where somebody signs out there, this tab shows the login too;
 * where somebody else has signed in, `onOther` is called, and this page acts for nobody any more; a renewed token of the
 * same account is taken over. Returns what ends it. Not for a take-over, which lives in its own tab.
 * Rule: Whom a page acts for, docs/rules/people.md.
 */
export function watchSession(account: Account, onOther: () => void): () => void {
  const look = () => {
    const stored = storedToken();
    if (!stored) {
      openForms.keepForSignIn();
      return location.assign(loginPath(account.kind, location.pathname + location.search));
    }
    // Null while whoever has just signed in is not known yet.
    const signedIn = storedAccount();
    if (signedIn !== null && signedIn !== nameOfAccount(account)) {
      openForms.keepForSignIn();
      return onOther();
    }
    if (signedIn !== null && !isStillStored()) adoptToken(stored.key, stored.token);
  };
  // Tells of other tabs only, and not while this one is put aside.
  addEventListener("storage", look);
  addEventListener("pageshow", look);
  return () => {
    removeEventListener("storage", look);
    removeEventListener("pageshow", look);
  };
}
