import { expect, test } from "vitest";
import { pushTexts } from "./push.ts";

test.each(Object.entries(pushTexts))(
  "%s ends its sentence once, where the month is cut short, too, and names the booking",
  (_, write) => {
    const { title, body } = write({
      bookingId: 4711,
      jobTitle: "Tjener",
      corporationName: "Hotel Nordlys",
      day: "2026-11-24",
      from: "10:00",
      to: "18:00",
      address: "Strandpromenaden 6, 8000 Aarhus C",
      link: "https://vagtklar.test/v/1042",
    });
    expect(`${title} ${body}`).not.toContain("..");
    expect(body).toMatch(/[.?]$|Aarhus C$/);
    expect(body).toContain("Booking\u00a04711.");
  },
);
