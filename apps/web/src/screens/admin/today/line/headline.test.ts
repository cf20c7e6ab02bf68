import { expect, test } from "vitest";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { momentOf } from "#rules/time/moment.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { factsOf, headlineOf } from "./line-facts.ts";

const now = momentOf("2026-11-24", "07:00");
const group = (key: TodayKey, at: string, values: Partial<TodayItem>) => ({
  key,
  items: [{ at: new Date(momentOf("2026-11-24", at)).toISOString(), ...values } as TodayItem],
});
const places = (at: string) =>
  group("under_filled", at, { corporation: "Havnebryggeriet", people: 1, places: 3 });
const person = (at: string) => group("not_ready", at, { corporation: "Hotel Nordlys", person: "Line Bech" });
const noPlaces = "Havnebryggeriet: 2 personer mangler om 5 timer";

test("the page begins with what starts soonest: places without people, or somebody who is not ready", () => {
  expect(headlineOf([places("12:00"), person("16:00")], now)).toBe(noPlaces);
  expect(headlineOf([places("16:00"), person("12:00")], now)).toBe(
    "Line Bech hos Hotel Nordlys: vagten er om 5 timer, og personen er ikke meldt klar",
  );
  expect(headlineOf([person("12:00"), places("12:00")], now)).toBe(noPlaces);
  expect(headlineOf([person("06:00")], now)).toBe(
    "Line Bech hos Hotel Nordlys: vagten er i gang nu, og personen er ikke meldt klar",
  );
  expect(headlineOf([group("to_approve", "06:00", { corporation: "Hotel Nordlys" })], now)).toBeNull();
});

test("a change without an answer says so, with the time that was agreed before it", () => {
  const asked = group("changes_unanswered", "12:00", {
    ...{ corporation: "Hotel Nordlys", person: "Line Bech", job_title: "Tjener", reminded: [] },
    ...{
      date: "2026-11-24",
      start_time: "12:00",
      end_time: "20:00",
      about: ["2026-11-24", "14:00", "22:00"],
    },
  });
  expect(headlineOf([asked, person("16:00")], now)).toBe(
    "Line Bech hos Hotel Nordlys: vagten er om 5 timer, og personen har ikke svaret på ændringen",
  );
  const [item] = asked.items as [TodayItem];
  const bits = (about: string[]) => factsOf("changes_unanswered", { ...item, about }, now).bits;
  expect(bits(item.about)).toContain("før: 14:00–22:00");
  expect(bits(["2026-11-25", "14:00", "22:00"])).toContain("før: onsdag d. 25. nov. 14:00–22:00");
  // Another place or wage at the same time.
  expect(bits(["2026-11-24", "12:00", "20:00"]).join()).not.toContain("før");
});
