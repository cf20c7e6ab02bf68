import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { focusPastDialogs } from "./focus-past-dialogs.ts";

/** A page with a button that opens the dialog. */
function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Åbn</Button>
      <Dialog title="Ny adresse" {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Vej" />
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const page = await render(<Opener {...props} />);
  const opener = page.getByRole("button", { name: "Åbn" });
  await opener.click();
  return { page, opener, dialog: page.getByRole("dialog", { name: "Ny adresse" }) };
}

test("Escape closes a dialog, and the focus goes back to what opened it", async () => {
  const { page, opener, dialog } = await openDialog();
  await page.getByLabelText("Vej").fill("Tangkajen 14");

  await userEvent.keyboard("{Escape}");

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("«Luk» closes a dialog", async () => {
  const { dialog } = await openDialog();
  await dialog.getByRole("button", { name: uiTexts.close }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the Tab key stays within the dialog", async () => {
  const { page, dialog } = await openDialog();
  await expect.element(page.getByLabelText("Vej")).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
});

test("nothing closes a dialog whose work is under way", async () => {
  const { dialog } = await openDialog({ isPending: true });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog.getByRole("button", { name: uiTexts.close })).toBeDisabled();
  await expect.element(dialog).toBeVisible();
});

test("why something could not be done is read out in the dialog, which stays open", async () => {
  const { dialog } = await openDialog({ error: "Adressen findes ikke.", actions: <Button>Gem</Button> });
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Adressen findes ikke.");
});

/** A form whose dialog says what is wrong with the field under it, and can be closed then. */
function Asked() {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} aria-label="Timeløn" />
      <Button onClick={() => setOpen(true)}>Åbn</Button>
      <Dialog title="Send?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onClick={() => focusPastDialogs(() => field.current?.focus())}>Send</Button>
      </Dialog>
    </>
  );
}

test("a field of the page that is led to from a dialog has the focus once the dialog has closed", async () => {
  const page = await render(<Asked />);
  await page.getByRole("button", { name: "Åbn" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  expect(page.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByLabelText("Timeløn")).toHaveFocus();
});

test("a question is answered by its buttons, and the second press of a double click confirms nothing", async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  const page = await render(
    <ConfirmDialog isOpen title="Slet bookingen?" onConfirm={onConfirm} onClose={onClose} />,
  );
  const question = page.getByRole("alertdialog", { name: "Slet bookingen?" });

  await question.getByRole("button", { name: uiTexts.confirm }).dblClick();
  expect(onConfirm).toHaveBeenCalledTimes(1);

  await question.getByRole("button", { name: uiTexts.cancel }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
});
