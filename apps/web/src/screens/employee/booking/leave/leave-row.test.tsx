import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { LeaveRow } from "./leave-row.tsx";

const app = { config: { brand: { supportPhone: "70555010" } } } as AppState;
const job = {
  ...{ id: 1, date: "2026-11-26", start_time: "07:30", end_time: "12:30" },
  shift: { status: "selected" },
} as WireEmployeeBooking;

/** What is shown so many hours after the start. */
function shown(hours: number): string {
  const now = momentOf(job.date, job.start_time) + hours * HOUR_MS;
  return renderToStaticMarkup(
    <AppStateContext value={app}>
      <LeaveRow job={job} now={now} />
    </AppStateContext>,
  );
}

test("while the shift runs somebody who is sick or late reads whom to call, and nothing once it is over", () => {
  expect(shown(0)).toContain(texts.begun);
  expect(shown(4.9)).toContain('href="tel:+4570555010"');
  expect(shown(5)).toBe("");
});
