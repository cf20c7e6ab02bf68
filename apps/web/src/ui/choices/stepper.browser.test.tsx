import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Stepper } from "./stepper.tsx";

const texts = uiTexts.corrected;

test("a number that the field changes stands there with what it became and why, until another is given", async () => {
  const page = await render(<Stepper label="Antal" min={1} max={15} defaultValue={3} aboveMax="Del den." />);
  const field = page.getByLabelText("Antal");
  const told = page.getByRole("status");

  await field.fill("16");
  await expect.element(field).toHaveValue(15);
  await expect.element(told).toHaveTextContent(`${texts.above({ became: 15 })} Del den.`);
  await expect.element(field).toHaveAccessibleDescription(`${texts.above({ became: 15 })} Del den.`);

  await field.fill("4");
  await expect.element(told).not.toBeInTheDocument();

  await field.fill("2.5");
  (field.element() as HTMLInputElement).blur();
  await expect.element(field).toHaveValue(2);
  await expect.element(told).toHaveTextContent(texts.fraction({ typed: "2,5", became: 2 }));

  await page.getByRole("button", { name: uiTexts.more }).click();
  await expect.element(field).toHaveValue(3);
  await expect.element(told).not.toBeInTheDocument();

  await field.fill("1e1");
  (field.element() as HTMLInputElement).blur();
  await expect.element(told).toHaveTextContent(texts.power({ typed: "1e1", became: 10 }));
});
