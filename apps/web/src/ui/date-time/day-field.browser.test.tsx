import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { DayField, type DayFieldProps } from "./day-field.tsx";

const TODAY = "2026-11-24";

function Form({ start = "", ...props }: Partial<DayFieldProps> & { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DayField label="Dato" today={TODAY} {...props} value={day} onChange={setDay} />
      <output>{day || "ingen"}</output>
    </>
  );
}

async function openForm(props: Parameters<typeof Form>[0] = {}) {
  const page = await render(<Form {...props} />);
  const part = (name: keyof typeof uiTexts.dayParts) =>
    page.getByRole("spinbutton", { name: `${uiTexts.dayParts[name].name}, Dato` });
  return { page, part, day: page.getByRole("status") };
}

test("digits typed one after the other go from day to month to year", async () => {
  const { part, day } = await openForm();
  await part("day").click();
  await userEvent.keyboard("03122026");
  await expect.element(day).toHaveTextContent("2026-12-03");
  await expect.element(part("year")).toHaveFocus();
});

test.each(["0", "03", "031", "0312", "03122"])(
  "what is typed behind «%s», for which no script was there, joins it",
  async (early) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Form />);
    const day = container.querySelector("input");
    day?.focus();
    await userEvent.keyboard(early);
    const root = hydrateRoot(container, <Form />);
    await expect.poll(() => container.querySelector("button")?.inert).toBe(false);
    await userEvent.keyboard("03122026".slice(early.length));
    await expect.poll(() => container.querySelector("output")?.textContent).toBe("2026-12-03");
    root.unmount();
    container.remove();
  },
);

test("a day that no month has is no day", async () => {
  const { part, day } = await openForm();
  await part("day").click();
  await userEvent.keyboard("31022027");
  await expect.element(day).toHaveTextContent("ingen");
});

test("arrow keys up and down count days, across the end of a month", async () => {
  const { part, day } = await openForm({ start: "2026-11-30" });
  await part("day").click();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(day).toHaveTextContent("2026-12-01");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(day).toHaveTextContent("2026-11-29");
});

test("Backspace in an empty part leads back to the one before", async () => {
  const { part } = await openForm();
  await part("day").click();
  await userEvent.keyboard("12");
  await expect.element(part("month")).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  await expect.element(part("day")).toHaveFocus();
});

test("a day is picked from the calendar, which closes and gives the focus back", async () => {
  const { page, day } = await openForm({ start: "2026-12-03" });
  const opener = page.getByRole("button", { name: uiTexts.openCalendar });
  await opener.click();
  await page.getByRole("button", { name: /11\. december 2026/ }).click();
  await expect.element(day).toHaveTextContent("2026-12-11");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("Escape closes the calendar and leaves the day", async () => {
  const { page, day } = await openForm({ start: "2026-12-03" });
  await page.getByRole("button", { name: uiTexts.openCalendar }).click();
  await expect.element(page.getByRole("dialog", { name: "Dato" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(day).toHaveTextContent("2026-12-03");
});

test("days outside of what may be chosen cannot be picked", async () => {
  const { page } = await openForm({ start: "2026-12-03", min: "2026-12-02" });
  await page.getByRole("button", { name: uiTexts.openCalendar }).click();
  await expect
    .element(page.getByRole("button", { name: /1\. december 2026/ }).first())
    .toHaveAttribute("aria-disabled", "true");
});

test("an error stands at the field, and each part is marked as wrong", async () => {
  const { page, part } = await openForm({ error: "Vælg en dato." });
  await expect
    .element(page.getByRole("group", { name: "Dato" }))
    .toHaveAccessibleDescription("Vælg en dato.");
  await expect.element(part("day")).toHaveAttribute("aria-invalid", "true");
});
