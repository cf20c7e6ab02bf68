import { expect } from "vitest";

/** One entry of a calendar, by the names of its properties. */
export type CalendarEntry = Readonly<Record<string, string>>;

/** What a calendar program gets from an address: the entries by their ids, of a calendar that it can read. */
export async function readCalendar(address: string): Promise<ReadonlyMap<string, CalendarEntry>> {
  const response = await fetch(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  const text = await response.text();
  for (const line of text.split("\r\n")) {
    expect(line).not.toContain("\n");
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const lines = text.replaceAll("\r\n ", "").trimEnd().split("\r\n");
  expect([lines.at(0), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  expect(lines).toContain("VERSION:2.0");
  const entries = new Map<string, CalendarEntry>();
  for (const block of lines.join("\n").matchAll(/BEGIN:VEVENT\n(.*?)\nEND:VEVENT/gs)) {
    const entry = Object.fromEntries((block[1] ?? "").split("\n").map(property));
    const { UID: id = "" } = entry;
    expect(entries.has(id), id).toBe(false);
    for (const needed of ["DTSTAMP", "DTSTART", "DTEND", "SEQUENCE", "SUMMARY"])
      expect(entry).toHaveProperty(needed);
    entries.set(id, entry);
  }
  return entries;
}

/** «DTSTART;TZID=Europe/Copenhagen:20261127T100000» as name and value, without the parameters. */
function property(line: string): [string, string] {
  const [, name = "", value = ""] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
  return [name, value];
}
