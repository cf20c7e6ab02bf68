import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

test("a press, Enter and the space bar all do what the button is for", async () => {
  const onClick = vi.fn();
  const page = await render(<Button onClick={onClick}>Gem</Button>);
  const button = page.getByRole("button", { name: "Gem" });

  await button.click();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");

  expect(onClick).toHaveBeenCalledTimes(3);
});

test("while work is under way presses do nothing, and the focus stays on the button", async () => {
  const onClick = vi.fn();
  const page = await render(<Button onClick={onClick}>Gem</Button>);
  const button = page.getByRole("button", { name: "Gem" });
  await button.click();

  await page.rerender(
    <Button isPending onClick={onClick}>
      Gem
    </Button>,
  );
  await button.click();
  await userEvent.keyboard("{Enter}");

  expect(onClick).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
});

test("a button sends a form only where it is told to", async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const page = await render(
    <form onSubmit={onSubmit}>
      <Button>Vis mere</Button>
      <Button type="submit">Send</Button>
      <Button type="submit" isPending>
        Sender
      </Button>
    </form>,
  );

  await page.getByRole("button", { name: "Vis mere" }).click();
  await page.getByRole("button", { name: "Sender" }).click();
  expect(onSubmit).not.toHaveBeenCalled();

  await page.getByRole("button", { name: "Send", exact: true }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
