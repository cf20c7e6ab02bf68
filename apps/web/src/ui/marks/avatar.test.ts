import { expect, test } from "vitest";
import { avatarTones, initialsOf, toneOf } from "./avatar.tsx";

test("initials are those of the first and the last name", () => {
  expect(initialsOf("Anna Maria Kjær")).toBe("AK");
  expect(initialsOf("åse ørsted")).toBe("ÅØ");
  expect(initialsOf("  Kajen ")).toBe("K");
  expect(initialsOf("")).toBe("");
});

test("a name keeps its tone, and names spread over all tones", () => {
  expect(toneOf("Anna Kjær")).toBe(toneOf("Anna Kjær"));
  const names = ["Anna K.", "Ida B.", "Emil W.", "Noah P.", "Mette J.", "Jonas T.", "Sofie L.", "Karl M."];
  expect(new Set(names.map(toneOf)).size).toBe(avatarTones.length);
});
