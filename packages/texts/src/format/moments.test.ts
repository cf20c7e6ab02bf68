import { describe, expect, it } from "vitest";
import { formatAgo, formatDayAgo } from "./ago.ts";
import { formatMoment, formatMomentLong, formatMomentNumeric } from "./moments.ts";

const now = Date.parse("2026-11-21T14:05:00+01:00");
const at = (iso: string): number => Date.parse(iso);

describe("moments in Copenhagen", () => {
  it("are named by the day when it is yesterday, today or tomorrow", () => {
    expect(formatMoment(now, now)).toBe("i\u00a0dag\u00a0kl.\u00a014:05");
    expect(formatMoment(at("2026-11-20T23:59:00+01:00"), now)).toBe("i\u00a0går\u00a0kl.\u00a023:59");
    expect(formatMoment(at("2026-11-22T00:00:00+01:00"), now)).toBe("i\u00a0morgen\u00a0kl.\u00a000:00");
  });

  it("carry date, and year where it differs, further away", () => {
    expect(formatMoment(at("2026-11-19T14:05:00+01:00"), now)).toBe("19.\u00a0nov.\u00a0kl.\u00a014:05");
    expect(formatMoment(at("2027-01-01T00:30:00+01:00"), now)).toBe(
      "1.\u00a0jan.\u00a02027\u00a0kl.\u00a000:30",
    );
    expect(formatMomentLong(at("2026-11-22T07:12:00Z"), now)).toBe(
      "søndag\u00a0d.\u00a022.\u00a0nov. kl.\u00a008:12",
    );
  });

  it("follow summer time", () => {
    expect(formatMomentNumeric(at("2026-07-01T22:30:00Z"))).toBe("02-07-2026 00:30");
    expect(formatMomentNumeric(at("2026-12-01T22:30:00Z"))).toBe("01-12-2026 23:30");
  });

  it("tell how long ago something was", () => {
    const told = [
      "2026-11-21T14:04:30+01:00",
      "2026-11-21T14:00:00+01:00",
      "2026-11-21T12:00:00+01:00",
      "2026-11-20T23:00:00+01:00",
      "2026-11-18T09:00:00+01:00",
      "2026-11-03T09:00:00+01:00",
    ].map((iso) => formatAgo(at(iso), now));
    expect(told).toEqual([
      "lige nu",
      "for 5 minutter siden",
      "for 2 timer siden",
      "i går",
      "onsdag",
      "3. nov.",
    ]);
    expect(
      ["2026-11-21T00:10:00+01:00", "2026-11-18T09:00:00+01:00"].map((iso) => formatDayAgo(at(iso), now)),
    ).toEqual(["i dag", "onsdag"]);
  });
});
