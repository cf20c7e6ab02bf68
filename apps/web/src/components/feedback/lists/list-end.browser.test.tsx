import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { ListEnd } from "./list-end.tsx";

const state = {
  config: { brand: { supportPhone: "70707070" } },
  session: { kind: "corporation" },
} as AppState;
const PAGE = 20;

interface ListProps {
  /** Rows that there are in all. */
  count: number;
  /** Whether the next page can be had. */
  isReachable?: () => boolean;
}

/** A list of rows, each as high as the window, with more at its end until all stand there. */
function List({ count, isReachable = () => true }: ListProps) {
  const [shown, setShown] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const [isPending, setPending] = useState(false);
  async function more() {
    setPending(true);
    await new Promise(requestAnimationFrame);
    setPending(false);
    setFailed(!isReachable());
    if (isReachable()) setShown((rows) => Math.min(count, rows + PAGE));
  }
  return (
    <AppStateContext value={state}>
      <ul>
        {Array.from({ length: shown }, (_, row) => (
          <li key={String(row)} style={{ blockSize: "100vh" }}>
            Booking {row + 1}
          </li>
        ))}
      </ul>
      {shown < count && (
        <ListEnd onMore={() => void more()} isPending={isPending} hasFailed={hasFailed}>
          Vis flere
        </ListEnd>
      )}
    </AppStateContext>
  );
}

test("scrolling near the end brings the next rows, until all are there", async () => {
  const page = await render(<List count={30} />);
  await expect.element(page.getByText("Booking 1", { exact: true })).toBeVisible();
  for (const row of ["Booking 21", "Booking 30"]) {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await expect.element(page.getByText(row, { exact: true })).toBeInTheDocument();
  }
  await expect.element(page.getByRole("button", { name: "Vis flere" })).not.toBeInTheDocument();
});

test("rows further down are not asked for before somebody comes near", async () => {
  const page = await render(<List count={300} />);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await expect.element(page.getByText("Booking 21", { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText("Booking 41", { exact: true })).not.toBeInTheDocument();
});

test("after a failure only a press asks again", async () => {
  let isReachable = false;
  const page = await render(<List count={30} isReachable={() => isReachable} />);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await expect.element(page.getByRole("alert")).toBeVisible();

  isReachable = true;
  scrollTo({ top: 0, behavior: "instant" });
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await expect.element(page.getByText("Booking 2", { exact: true })).not.toBeInTheDocument();

  await page.getByRole("button", { name: uiTexts.retry }).click();
  await expect.element(page.getByText("Booking 21", { exact: true })).toBeInTheDocument();
});
