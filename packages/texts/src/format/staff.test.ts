import { describe, expect, it } from "vitest";
import { formatStaff } from "./staff.ts";

describe("counted staff", () => {
  it.each([
    ["Tjener", "6 tjenere"],
    ["Bartender", "6 bartendere"],
    ["Kok", "6 kokke"],
    ["Opvasker", "6 opvaskere"],
    ["Runner", "6 runnere"],
  ])("of %s are %s", (title, words) => expect(formatStaff(6, title)).toBe(words));

  it("of one is the name in small letters", () => {
    expect(formatStaff(1, "Tjener")).toBe("1 tjener");
  });

  it("keep a name whose plural is not known as it is written", () => {
    expect(formatStaff(2, "Garderobepersonale")).toBe("2 × Garderobepersonale");
    expect(formatStaff(2, "Overtjener / afvikler")).toBe("2 × Overtjener / afvikler");
    expect(formatStaff(2, "Slagtermester")).toBe("2 × Slagtermester");
    expect(formatStaff(2, "Sommelier")).toBe("2 × Sommelier");
  });
});
