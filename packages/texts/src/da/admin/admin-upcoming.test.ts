import { expect, test } from "vitest";
import { copiedDay } from "./admin-upcoming.ts";

test("a copied day is its name and a line for each booking", () => {
  const hotel = { corporation: "Hotel Nordlys", jobTitle: "Tjener", selected: 2, total: 4 };
  const night = { corporation: "Bryghuset", jobTitle: "Kok", selected: 0, total: 1 };
  expect(
    copiedDay("lørdag d. 21. nov.", [
      { ...hotel, from: "10:00", to: "18:00" },
      { ...night, from: "18:00", to: "02:00" },
    ]),
  ).toBe("lørdag d. 21. nov.\n10:00–18:00 Hotel Nordlys, Tjener 2/4\n18:00–02:00 Bryghuset, Kok 0/1");
});
