import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const styles = join(import.meta.dirname, "../../styles");

/** What holds a page or a table: anything that changes in it would make the browser style all of it. */
const holders =
  /^(:root|html|body|main|table|#root|#content|\.(page|admin|emp|has-\w+-bar|table|people-list|bookings-list)\b(?!-\w))/;

/** The parts of selectors that are asked with `:has()` what is in them, of holders; what is printed stands still. */
function askedHolders(css: string): string[] {
  const onScreen = css.replace(/\/\*.*?\*\//gs, "").replace(/@media print \{.*?\n\}/gs, "");
  return [...onScreen.matchAll(/([^\s,{}>+~]*):has\((?!\s*[+~])/g)]
    .map(([, asked = ""]) => asked.replace(/^:(is|not|where)\(/, ""))
    .filter((asked) => holders.test(asked));
}

test.each(globSync("**/*.css", { cwd: styles }))("%s asks no page what is in it", (file) => {
  expect(askedHolders(readFileSync(join(styles, file), "utf8"))).toEqual([]);
});

test("a page that is asked is found, a part of it and paper are not", () => {
  expect(askedHolders("body:has(.bar) .toasts { top: 0 }\n.page--wide:has(> .aside) > p { top: 0 }")).toEqual(
    ["body", ".page--wide"],
  );
  expect(askedHolders(".page-head:has(h1) { top: 0 }\n.choice:has(:checked) { top: 0 }")).toEqual([]);
  expect(askedHolders("@media print {\n  body:has(.bar) .toasts { top: 0 }\n}\n")).toEqual([]);
});
