import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ui = join(import.meta.dirname, "..");

/** What pages load before they are drawn. React Aria would double the script of a public one. */
const lightPieces = [
  "actions/button.tsx",
  "actions/link-button.tsx",
  "actions/text-button.tsx",
  "actions/copy-button.tsx",
  "actions/menu.tsx",
  "fields/text-field.tsx",
  "fields/text-area.tsx",
  "fields/password-field.tsx",
  "fields/search-field.tsx",
  "choices/native-select.tsx",
  "choices/checkbox.tsx",
  "choices/radio-choices.tsx",
  "choices/choice-or-other.tsx",
  "choices/combo-box.tsx",
  "date-time/day-field.tsx",
  "choices/stepper.tsx",
  "choices/rating.tsx",
  "date-time/time-range.tsx",
  "feedback/note.tsx",
  "feedback/error-state.tsx",
  "feedback/loading-screen.tsx",
  "layout/brand.tsx",
  "layout/top-bar.tsx",
  "layout/fold.tsx",
  "layout/reasons.tsx",
  "navigation/steps.tsx",
  "navigation/tabs.tsx",
  "navigation/bottom-tabs.tsx",
  "overlays/dialog.tsx",
  "overlays/confirm-dialog.tsx",
  "marks/side-scene.tsx",
  "marks/shift-strip.tsx",
  "marks/avatar.tsx",
  "tables/facts.tsx",
];

test.each(lightPieces)("%s does without React Aria", (piece) => {
  expect(packagesBehind(join(ui, piece))).not.toContain("react-aria-components");
});

test("the search for packages finds React Aria where it is used", () => {
  const packages = packagesBehind(join(ui, "overlays/open-dialog.tsx"));
  expect(packages).toContain("react-aria-components");
});

/** Packages that a file imports, by itself or through its neighbours; imports of types cost nothing. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import(?! type)|} from).*"(.+)";$/gm,
  )) {
    if (/^\.|^#web\//.test(specifier)) {
      const source = join(ui, "..");
      const path = specifier.startsWith("#web/")
        ? join(source, specifier.slice("#web/".length))
        : join(dirname(file), specifier);
      for (const found of packagesBehind(path, seen)) packages.add(found);
    } else {
      packages.add(specifier.split("/")[0] ?? specifier);
    }
  }
  return packages;
}
