import { activeToken, type SessionKind } from "#web/api/calls/tokens.ts";
import { openForms } from "#web/api/form-drafts/open-forms.ts";
import { loginPath } from "./login-path.ts";

/**
 * Where somebody signs out in another tab, this one shows the login too, instead of failing at the next press. Returns
 * what ends it.
 */
export function watchSignOut(kind: SessionKind): () => void {
  const look = () => {
    if (activeToken()) return;
    openForms.keepForSignIn();
    location.assign(loginPath(kind, location.pathname + location.search));
  };
  // Tells of other tabs only.
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}
