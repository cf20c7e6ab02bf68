import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Rating } from "#web/ui/choices/rating.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { TextField } from "./text-field.tsx";

/** The value of the first attribute of that name in a piece of markup. */
function attribute(markup: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];
}

describe("a text field", () => {
  test("is named by its label", () => {
    const markup = renderToStaticMarkup(<TextField label="E-mail" />);
    expect(attribute(markup, "for")).toBe(attribute(markup.slice(markup.indexOf("<input")), "id"));
  });

  test("is announced with its hint and then its error", () => {
    const markup = renderToStaticMarkup(
      <TextField id="email" label="E-mail" hint="Til kvitteringen" error="Ikke gyldig email" />,
    );
    expect(attribute(markup, "aria-describedby")).toBe("email-hint email-error");
    expect(attribute(markup, "aria-invalid")).toBe("true");
    expect(markup).toMatch(/id="email-error".*Ikke gyldig email/);
  });

  test("is not called invalid while nothing is wrong", () => {
    const markup = renderToStaticMarkup(<TextField label="E-mail" />);
    expect(markup).not.toContain("aria-invalid");
    expect(markup).not.toContain("aria-describedby");
  });

  test("offers the number keys of a phone for digits and the comma for wages", () => {
    expect(attribute(renderToStaticMarkup(<TextField label="Mobil" mask="digits" />), "inputMode")).toBe(
      "numeric",
    );
    expect(
      attribute(renderToStaticMarkup(<TextField label="Timeløn" mask="digitsAndComma" />), "inputMode"),
    ).toBe("decimal");
  });
});

test("hour and minute stand in groups «Fra» and «Til» and are named after them", () => {
  const markup = renderToStaticMarkup(
    <TimeRange value={{ from: "17:00", to: "01:00" }} onChange={() => {}} lastHour={24} />,
  );
  for (const name of ["Fra, time", "Fra, minut", "Til, time", "Til, minut"]) {
    expect(markup).toContain(`aria-label="${name}"`);
  }
  expect(markup).toContain('<legend class="label">Fra</legend>');
  expect(markup.match(/<option>24<\/option>/g)).toHaveLength(1);
});

test("stars are radios «1 stjerne» … «5 stjerner» in a named group", () => {
  const markup = renderToStaticMarkup(<Rating label="Bedøm Jonas T." value={4} onChange={() => {}} />);
  expect(markup).toContain(">Bedøm Jonas T.</legend>");
  expect(markup).toContain(">1 stjerne<");
  expect(markup).toContain(">5 stjerner<");
  expect(markup.match(/checked=""/g)).toHaveLength(1);
});

test("choices without a chosen value leave all radios empty", () => {
  const options = [
    { value: "da", label: "Dansk" },
    { value: "en", label: "Engelsk" },
  ];
  expect(renderToStaticMarkup(<RadioChoices label="Sprog" options={options} />)).not.toContain("checked");
  const chosen = renderToStaticMarkup(<RadioChoices label="Sprog" options={options} defaultValue="en" />);
  expect(chosen).toMatch(/checked="" value="en"|value="en" checked=""/);
});

test("a checkbox whose label is not drawn still has its name", () => {
  const markup = renderToStaticMarkup(<Checkbox isLabelHidden>Faktura, Anna K.</Checkbox>);
  expect(markup).toContain('<span class="visually-hidden">Faktura, Anna K.</span>');
});
