import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { CopyButton } from "./copy-button.tsx";

afterEach(() => vi.restoreAllMocks());

test("a copy that the browser refuses says so, and is not ticked", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  const page = await render(<CopyButton text="Navne" />);

  await page.getByRole("button").click();

  await expect.element(page.getByRole("status")).toHaveTextContent(uiTexts.notCopied);
  await expect.element(page.getByText(uiTexts.copied)).not.toBeInTheDocument();
});
