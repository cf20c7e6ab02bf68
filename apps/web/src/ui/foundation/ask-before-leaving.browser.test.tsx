import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useAskBeforeLeaving } from "./ask-before-leaving.ts";

function Holder({ file }: { file: string | null }) {
  useAskBeforeLeaving(file !== null);
  return file;
}

/** Whether the browser would ask. */
function isAsked(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("the browser asks before leaving only while the page holds something", async () => {
  const page = await render(<Holder file={null} />);
  expect(isAsked()).toBe(false);

  await page.rerender(<Holder file="bevis.pdf" />);
  expect(isAsked()).toBe(true);

  await page.rerender(<Holder file={null} />);
  expect(isAsked()).toBe(false);

  await page.rerender(<Holder file="bevis.pdf" />);
  await page.unmount();
  expect(isAsked()).toBe(false);
});
