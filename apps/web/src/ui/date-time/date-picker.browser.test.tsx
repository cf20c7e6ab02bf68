import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Day } from "#rules/time/moment.ts";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";

const TODAY = "2026-11-24";

function Form({ start = null, ...props }: Partial<DatePickerProps> & { start?: Day | null }) {
  const [day, setDay] = useState<Day | null>(start);
  const [heard, setHeard] = useState<string[]>([]);
  const take = (next: Day | null) => {
    setDay(next);
    setHeard([...heard, next ?? "ingen"]);
  };
  return (
    <>
      <DatePicker label="Dato" today={TODAY} {...props} value={day} onChange={take} />
      <output>{heard.join(" ")}</output>
      <button type="button">Videre</button>
    </>
  );
}

async function openForm(props: Parameters<typeof Form>[0] = {}) {
  const page = await render(<Form {...props} />);
  const first = page.getByRole("spinbutton").first();
  await first.click();
  return { page, heard: page.getByRole("status") };
}

test("a day that is typed is told once, when its year is complete", async () => {
  const { heard } = await openForm();
  await userEvent.keyboard("03122026");
  await expect.poll(() => heard.element().textContent).toBe("2026-12-03");
});

test("a year of two digits that is left is of this century, and of the last for a birthday", async () => {
  const { page, heard } = await openForm();
  await userEvent.keyboard("031226");
  await page.getByRole("button", { name: "Videre" }).click();
  await expect.poll(() => heard.element().textContent).toBe("2026-12-03");
  await page.unmount();
  const born = await openForm({ max: TODAY });
  await userEvent.keyboard("031295");
  await born.page.getByRole("button", { name: "Videre" }).click();
  await expect.poll(() => born.heard.element().textContent).toBe("1995-12-03");
});

test("a year that is left half typed goes back to the day before", async () => {
  const { page, heard } = await openForm({ start: "2026-12-03" });
  await page.getByRole("spinbutton").nth(2).click();
  await userEvent.keyboard("202");
  await page.getByRole("button", { name: "Videre" }).click();
  await expect.element(page.getByRole("spinbutton").nth(2)).toHaveTextContent("2026");
  await expect.element(heard).toBeEmptyDOMElement();
});
