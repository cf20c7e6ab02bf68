import { expect, test } from "vitest";
import { toastQueue } from "#web/ui/overlays/toast.ts";
import { toastLater } from "./toast-later.ts";

test("what a second try says takes the place of what the first one said", async () => {
  await toastLater("warning", "Nogle felter er ikke udfyldt korrekt");
  await toastLater("error", "Virksomheden blev ikke oprettet");
  expect(toastQueue.visibleToasts.map(({ content }) => content.text)).toEqual([
    "Virksomheden blev ikke oprettet",
  ]);
});
