import { expect, test } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { momentOf } from "#rules/time/moment.ts";
import { type EveningPerson, stateOfPerson } from "./person-state.ts";

const at = (time: string) => momentOf("2026-11-24", time);
const wire = (time: string) => new Date(at(time)).toISOString();
const booking = {
  date: "2026-11-24",
  start_time: "16:00",
  end_time: "23:00",
  asks_for_pin: true,
} as WireCorporationBooking;
const person = {
  arrived_at: null,
  employee_checkin: null,
  missed: null,
  not_met: false,
  on_my_way: null,
} as EveningPerson;
const stateAt = (time: string, values: Partial<EveningPerson> = {}, asks = true) =>
  stateOfPerson({ ...booking, asks_for_pin: asks }, { ...person, ...values }, at(time));
const missed = { noted_at: wire("16:14"), by: "company", state: "open", needs_replacement: true } as const;

test("before the start a person is ready or not, and nobody can be written off", () => {
  expect(stateAt("15:59")).toMatchObject({ text: "Ikke meldt klar endnu", canNote: false });
  expect(stateAt("15:59", { employee_checkin: wire("09:00") })).toMatchObject({ text: "Meldt klar" });
});

test("from the start on whoever has not come is late, where digits tell who has", () => {
  expect(stateAt("16:12")).toMatchObject({
    text: "Ikke kommet, 12\u00a0min. for sent",
    look: "late",
    canNote: true,
  });
  expect(stateAt("16:00").text).toBe("Ikke kommet endnu");
  expect(stateAt("19:10").text).toBe("Ikke kommet, over 3 timer for sent");
  expect(stateAt("16:12", { arrived_at: wire("15:52") })).toMatchObject({ look: "here", canNote: false });
});

test("where no digits tell who has come, it is said when they should have, as long as it is not known", () => {
  expect(stateAt("16:00", {}, false)).toMatchObject({
    text: "Skulle være her fra kl.\u00a016:00",
    canNote: true,
  });
  expect(stateAt("21:30", {}, false)).toMatchObject({
    text: "Skulle være her fra kl.\u00a016:00",
    look: "later",
  });
  const late = { on_my_way: { at: wire("15:30"), minutes: 20 } };
  expect(stateAt("16:45", late, false).text).toBe("Skulle være her fra kl.\u00a016:20");
});

test("who wrote to be on the way without minutes is read with the moment once the shift has begun", () => {
  const way = { on_my_way: { at: wire("15:30"), minutes: null } };
  expect(stateAt("15:40", way).text).toBe("På vej");
  expect(stateAt("18:00", way).text).toMatch(/^På vej, skrevet .*15:30$/);
});

test("whoever wrote to be late is on the way until then, and late afterwards", () => {
  const late = { on_my_way: { at: wire("15:30"), minutes: 20 } };
  expect(stateAt("15:40", late).text).toBe("20\u00a0min. forsinket, her ca. kl.\u00a016:20");
  expect(stateAt("16:19", late).look).toBe("way");
  expect(stateAt("16:25", late).look).toBe("late");
});

test("who did not come is written so with the moment, says what they wrote, and can come after all", () => {
  const gone = { not_met: true, missed };
  expect(stateAt("16:20", gone)).toMatchObject({ look: "gone", canNote: false, canTakeBack: true });
  expect(stateAt("16:20", { ...gone, on_my_way: { at: wire("16:16"), minutes: 35 } }).text).toContain(
    "35\u00a0min. forsinket",
  );
  // Missed by the clock: the company has not said so.
  expect(stateAt("16:20", { missed: { ...missed, by: "clock" } })).toMatchObject({
    look: "late",
    canNote: true,
  });
});
