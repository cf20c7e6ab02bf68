import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Section } from "./sample.tsx";

const colours = [
  "paper",
  "surface",
  "sunken",
  "ink",
  "pine",
  "pine-soft",
  "amber",
  "amber-soft",
  "blue",
  "blue-soft",
  "brick",
  "brick-soft",
];

/** Colours and type. */
export function FoundationSamples() {
  return (
    <>
      <Section title={texts.sections.colours}>
        <ul className="swatches">
          {colours.map((colour) => (
            <li key={colour}>
              <span style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.sections.type}>
        <Stack gap={6}>
          <p className="display">17:00–01:00</p>
          <p className="h1 strong">{texts.day}</p>
          <p className="h2 strong">{texts.companies[0]}</p>
          <p className="h3 strong">{texts.staffTypes[0]}</p>
          <p>{texts.dialogText}</p>
          <p className="small dim">{texts.info}</p>
          <p className="kicker">{texts.upcoming}</p>
          <p className="caps">{texts.finished}</p>
        </Stack>
      </Section>
    </>
  );
}
