import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ComboBox, nextOption } from "./combo-box.tsx";

test("arrow keys go round the suggestions, from none to the first or the last", () => {
  expect([nextOption(-1, 1, 3), nextOption(0, 1, 3), nextOption(2, 1, 3)]).toEqual([0, 1, 0]);
  expect([nextOption(-1, -1, 3), nextOption(2, -1, 3), nextOption(0, -1, 3)]).toEqual([2, 1, 2]);
});

test("an untouched field is a closed combo box that keeps what the page wrote into it", () => {
  const markup = renderToStaticMarkup(
    <ComboBox
      label="Adresse"
      name="address"
      defaultValue="Vestergade 1"
      suggest={async () => []}
      onPick={() => {}}
    />,
  );
  expect(markup).toMatch(/<input[^>]*role="combobox"[^>]*aria-expanded="false"/);
  expect(markup).toContain('value="Vestergade 1"');
  expect(markup).toMatch(/role="listbox"[^>]*hidden=""/);
});
