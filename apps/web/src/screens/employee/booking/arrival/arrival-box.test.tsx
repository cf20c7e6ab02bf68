import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactPerson } from "./arrival-box.tsx";

const shown = (text: string) => renderToStaticMarkup(<ContactPerson text={text} />);

test("a Danish number in the contact person's text can be called", () => {
  const markup = shown("Signe, tlf. 20550118, i receptionen");
  expect(markup).toContain('href="tel:+4520550118"');
  expect(markup).toContain("20 55 01 18");
  expect(markup).toMatch(/^Signe, tlf\. .*, i receptionen$/);
});

test("a number may be written in pairs", () => {
  expect(shown("Signe 20 55 01 18")).toContain('href="tel:+4520550118"');
});

test("a longer number, such as a CVR number with a prefix, is no phone number", () => {
  expect(shown("Ordre 1234567890")).toBe("Ordre 1234567890");
});
