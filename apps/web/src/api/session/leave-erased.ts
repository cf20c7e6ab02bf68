import { answers } from "#web/api/calls/answers.ts";
import { dropAllTokens } from "#web/api/calls/tokens.ts";
import { openForms } from "#web/api/form-drafts/open-forms.ts";
import { dropKept } from "#web/api/offline/kept-answers.ts";
import { leaveFlash } from "./flash.ts";

/** After a profile was erased: nothing of it stays in this browser, and the front page says that it is done. */
export function leaveErased(sentence: string): void {
  openForms.forgetAll();
  dropAllTokens();
  answers.clear();
  void dropKept();
  leaveFlash(sentence);
  location.assign("/");
}
