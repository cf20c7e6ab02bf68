import { afterEach, expect, test } from "vitest";
import { noAnswer } from "#texts/da/common/toasts/connection.ts";
import { reportReached } from "#web/api/offline/connection.ts";
import { toast, toastQueue } from "#web/ui/overlays/toast.ts";
import { connectedToast } from "./toasts-offline.ts";

afterEach(() => reportReached(true));

test("an error names the connection while the server does not answer, and only then", () => {
  connectedToast.error("Kunne ikke gemme dit valg");
  reportReached(false);
  toast.error("Kunne ikke hente vagterne");
  toast.warning("Bookingen er fuld");

  const said = toastQueue.visibleToasts.map(({ content }) => [content.text, content.detail]);
  expect(Object.fromEntries(said)).toEqual({
    "Kunne ikke gemme dit valg": undefined,
    "Kunne ikke hente vagterne": noAnswer,
    "Bookingen er fuld": undefined,
  });
});
