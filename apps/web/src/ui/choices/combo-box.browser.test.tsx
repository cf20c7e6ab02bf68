import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { ComboBox } from "./combo-box.tsx";
import type { Suggestion } from "./use-suggestions.ts";

const streets = ["Tangkajen 14", "Tangkærvej 2", "Tangvej 9"].map((label) => ({ id: label, label }));

/** The streets that begin with what is typed. */
const findStreets = async (typed: string): Promise<readonly Suggestion[]> =>
  streets.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()));

function StreetField({ suggest = findStreets }: { suggest?: typeof findStreets }) {
  const { register, setValue } = useForm({ defaultValues: { street: "" } });
  return (
    <ComboBox
      label="Vej"
      suggest={suggest}
      onPick={({ label }) => setValue("street", label)}
      {...register("street")}
    />
  );
}

async function typeStreet(text: string, suggest?: typeof findStreets) {
  const page = await render(<StreetField {...(suggest ? { suggest } : {})} />);
  const field = page.getByRole("combobox", { name: "Vej" });
  await field.click();
  await userEvent.keyboard(text);
  return { page, field };
}

test("what fits is suggested while one types, from the second letter on", async () => {
  const suggest = vi.fn(findStreets);
  const { page, field } = await typeStreet("T", suggest);
  await expect.element(field).toHaveAttribute("aria-expanded", "false");

  await userEvent.keyboard("angk");

  await expect.element(page.getByRole("option", { name: "Tangkajen 14" })).toBeVisible();
  await expect.element(page.getByRole("option", { name: "Tangkærvej 2" })).toBeVisible();
  await expect.element(page.getByRole("option", { name: "Tangvej 9" })).not.toBeInTheDocument();
  expect(suggest.mock.calls.every(([typed]) => typed.length > 1)).toBe(true);
});

test("arrow keys go through the suggestions and round their ends, and Enter takes the marked one", async () => {
  const { page, field } = await typeStreet("Tang");
  await expect.element(page.getByRole("option", { name: "Tangkajen 14" })).toBeVisible();

  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}");
  await expect
    .element(page.getByRole("option", { name: "Tangvej 9" }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}{Enter}");

  await expect.element(field).toHaveValue("Tangkajen 14");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
});

test("a suggestion is taken by a press, and the focus stays in the field", async () => {
  const { page, field } = await typeStreet("Tangv");
  await page.getByRole("option", { name: "Tangvej 9" }).click();
  await expect.element(field).toHaveValue("Tangvej 9");
  await expect.element(field).toHaveFocus();
});

test("Escape closes the suggestions and leaves what was typed", async () => {
  const { page, field } = await typeStreet("Tangk");
  await expect.element(page.getByRole("option", { name: "Tangkajen 14" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Tangk");
});

test("what is not suggested may stay, and nothing is suggested for it", async () => {
  const { page, field } = await typeStreet("Ukendt Allé 1");
  await expect.element(page.getByText(uiTexts.noSuggestions)).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue("Ukendt Allé 1");
});

test("a question that fails suggests nothing", async () => {
  const { page } = await typeStreet("Tang", () => Promise.reject(new Error("away")));
  await expect.element(page.getByText(uiTexts.noSuggestions)).toBeVisible();
});
