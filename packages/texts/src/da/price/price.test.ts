import { describe, expect, it, test } from "vitest";
import { priceBooking, priceShifts } from "#rules/pricing/price-booking.ts";
import { withRemovals } from "#rules/pricing/removals-in-price.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { chosenOrOther, extraWorkLabel, transportLabel } from "#texts/da/corporation/booking-presets.ts";
import { bookDialogTexts } from "#texts/da/corporation/booking-view.ts";
import {
  invoiceLineText,
  invoiceMail,
  payLineName,
  priceIfApproved,
  priceRowLabel,
  priceRowQuantity,
} from "./price.ts";
import { explainPrice } from "./price-why.ts";
import { invoiceTiming, termsReasons } from "./terms-why.ts";

const booking = {
  hourlyWage: 19_200,
  fee: 5_500,
  fees: { standard: 3_500, urgent: 2_000, emergency: 3_000 },
  transportHours: 0.5,
  selfPaidBreak: false,
  date: "2026-11-22",
  startTime: "17:00",
  endTime: "01:00",
  agreement: null,
  people: 3,
};
const why = (changes: Partial<typeof booking>, told: { leadHours?: number; isBooked?: boolean } = {}) =>
  explainPrice(priceBooking({ ...booking, ...changes }, DEFAULT_TRADE_TERMS).rows, {
    jobTitle: "Tjener",
    leadHours: 46.9,
    ...told,
  })
    .join(" ")
    .replaceAll("\u00a0", " ");

describe("why a price is what it is", () => {
  it("is told row by row", () => {
    expect(why({})).toBe(
      "3 tjenere i 8 timer til 192,00 kr. plus 12,5 % ferie og ATP, i alt 216,00 kr. i timen. " +
        "Transporttillæg på 30 m. er betalt tid og lægges til hver persons timer. " +
        "Servicetillæg er 35,00 kr. pr. betalt time i 3 × 8,5 timer. " +
        "Vagten starter om 46 timer. Under 48 timer lægges 20,00 kr. pr. betalt time til.",
    );
  });

  it("looks back on a booking that is made, also on one whose start was moved", () => {
    expect(why({}, { isBooked: true })).toContain(
      "Der var 46 timer til start, da I bookede. Under 48 timer lægges 20,00 kr.",
    );
    expect(why({}, { isBooked: true, leadHours: 240 })).toContain(
      "Starten er flyttet tættere på. Under 48 timer lægges 20,00 kr.",
    );
  });

  it("names the minimum that is filled up, and the break that is taken off", () => {
    expect(why({ endTime: "20:00" })).toContain("mindst 5 timer pr. person. Derfor lægges 6 timer til.");
    expect(why({ selfPaidBreak: true })).toContain("i 7,5 timer");
    expect(why({ selfPaidBreak: true })).toContain("selvbetalte pause på 30 minutter er trukket fra");
  });

  it("tells a lost hour from a won one", () => {
    expect(why({ date: "2027-03-27", startTime: "22:00", endTime: "06:00" })).toContain("1 time mindre");
    expect(why({ date: "2026-10-24", startTime: "22:00", endTime: "06:00" })).toContain("1 time mere");
  });
});

test("what late removals have cost is told by places and hours, whatever the times are", () => {
  const removal = { hours: 2, amount: 50_200 };
  const { rows } = withRemovals({ rows: [], total: 0 }, [removal, removal]);
  for (const basis of ["booked", "worked"] as const) {
    const [sentence = ""] = explainPrice(rows, { jobTitle: "Tjener", basis });
    expect(sentence).toMatch(/for 2\spladser, der blev åben sent, 4\stimer i alt/);
  }
});

describe("why a price that follows the times of the shifts is what it is", () => {
  const whyOfShifts = (changes: Partial<typeof booking>, shifts: readonly [from: string, to: string][]) => {
    const worked = shifts.map(([from, to]) => ({ from, to, notMet: false, hasPension: false }));
    const { rows } = priceShifts({ ...booking, transportHours: 0, ...changes }, worked, DEFAULT_TRADE_TERMS);
    return explainPrice(rows, { jobTitle: "Tjener", basis: "worked" }).map((sentence) =>
      sentence.replaceAll("\u00a0", " "),
    );
  };

  it("is told row by row, with its hours and its rate", () => {
    const times: [string, string][] = [
      ["17:00", "01:00"],
      ["17:00", "00:30"],
      ["17:00", "00:00"],
    ];
    expect(whyOfShifts({}, times)).toEqual([
      "Tiderne på vagterne giver 22,50 timer til 192,00 kr. plus 12,5 % ferie og ATP, i alt 216,00 kr. i timen.",
      "Servicetillæg er 35,00 kr. pr. betalt time i 22,50 timer.",
      "Der var under 48 timer til start, da I bookede. Derfor lægges 20,00 kr. pr. betalt time til i 22,50 timer.",
    ]);
  });

  it("names the minimum of the trade terms, the rounding, the transport and the changed clock", () => {
    expect(whyOfShifts({}, [["17:00", "20:00"]])).toContainEqual(
      expect.stringMatching(
        /^Der faktureres mindst 5 timer pr\. person\. Derfor lægges 1 × 2,00 timer til\. Prisen er timeløn, ferie, ATP, servicetillæg og hastetillæg, i alt [\d,]+\skr\. i timen\.$/,
      ),
    );
    expect(whyOfShifts({}, [["17:00", "01:15"]])).toContain(
      "Tid ud over den bookede regnes pr. påbegyndt halve time. Oprundingen er 1 × 0,25 timer.",
    );
    expect(whyOfShifts({ transportHours: 0.5 }, [["17:00", "01:00"]])).toContain(
      "Transporttillæg er betalt tid: 1 × 0,50 timer.",
    );
    expect(whyOfShifts({ date: "2026-10-24", endTime: "06:00" }, [["17:00", "06:00"]])).toContain(
      "Uret stilles om den nat, så der er arbejdet 1 × 1,00 timer i forhold til, hvad klokken viser.",
    );
  });
});

describe("the rows of a price", () => {
  it("are labelled in Danish, with the hours of the trade terms", () => {
    const { rows } = priceBooking({ ...booking, endTime: "20:00" }, DEFAULT_TRADE_TERMS);
    expect(rows.map(priceRowLabel)).toEqual([
      "Vagter",
      "Minimumsfakturering (5 timer)",
      "Transporttillæg",
      "Servicetillæg",
      "Hastebooking (under 48 timer)",
    ]);
  });

  it("name other terms as they are", () => {
    const terms = {
      ...DEFAULT_TRADE_TERMS,
      minimumHours: 6,
      overtimeStepHours: 0.25,
      rush: { urgentUnderHours: 72, emergencyUnderHours: 12 },
    };
    const { rows } = priceShifts(
      { ...booking, fee: 8_500 },
      [{ from: "17:00", to: "01:05", notMet: false, hasPension: false }],
      terms,
    );
    const labels = rows.map(priceRowLabel);
    expect(labels).toContain("Overtid, påbegyndt 15 minutter");
    expect(labels).toContain("Hastebooking (under 72 timer)");
    expect(labels).toContain("Akutbooking (under 12 timer)");
    expect(explainPrice(rows, { jobTitle: "Tjener", basis: "worked" }).join(" ")).toContain(
      "pr. påbegyndt 15 minutter.",
    );
  });

  it("count persons times hours, or all hours where they differ", () => {
    expect(priceRowQuantity({ people: 3, hours: 24, hoursEach: 8 })).toBe("3 × 8,00");
    expect(priceRowQuantity({ people: 3, hours: 24.75, hoursEach: null })).toBe("24,75");
  });
});

describe("what the trade terms cost", () => {
  it("is told with its amount", () => {
    const instalments = [1_500_000, 3_000_000];
    expect(
      termsReasons.prepayment({ people: 44, percents: [25, 50], instalments, amount: 4_500_000 }),
    ).toContain(
      "I 25\u00a0% (15.000,00\u00a0kr.) og 50\u00a0% (30.000,00\u00a0kr.) forud, i alt 45.000,00\u00a0kr. ekskl. moms (56.250,00\u00a0kr. inkl. moms)",
    );
    expect(termsReasons.removal({ hours: 3, amount: 87_900 })).toContain("3 timer, i alt 879,00\u00a0kr.");
    expect(priceIfApproved("Jonas’", 627_500)).toBe("Godkender I Jonas’ tid, bliver prisen 6.275,00.");
  });
});

test("what a regretted choice costs is told from the band that it is in already", () => {
  const regret = (hoursNow: number, isOffice = false) =>
    bookDialogTexts.regret({
      ...{ hoursNow, isOffice },
      freeUntil: "mandag d. 23. nov. kl. 17:00",
      hours: 2,
      lateUnder: 24,
      lateHours: 3,
    });
  expect(regret(0)).toContain(
    "Gratis til mandag d. 23. nov. kl. 17:00. Derefter koster det prisen for 2 timer, de sidste 24 timer før start prisen for 3.",
  );
  expect(regret(2)).toContain("Det koster nu prisen for 2 timer, de sidste 24 timer før start prisen for 3.");
  expect(regret(3)).toContain("Det koster nu prisen for 3 timer.");
  expect(regret(0)).toContain("Fortryder I");
  expect(regret(0, true)).toContain(
    "Det koster kun noget, hvis virksomheden selv fortryder. Gratis til mandag",
  );
});

test("an invoice is promised for its Monday, and for Mondays once that has passed", () => {
  const day = "2026-11-30";
  expect(invoiceTiming(7, { day, today: "2026-11-24" })).toBe(
    "Faktura sendes mandag d. 30. nov., betaling 7 dage.",
  );
  expect(invoiceTiming(7, { day, today: "2026-12-01" })).toBe("Faktura sendes mandag, betaling 7 dage.");
  expect(invoiceTiming(15)).toBe("Faktura sendes mandag, betaling 15 dage.");
});

describe("the presets of a booking", () => {
  it("label transport with a plus and overtime without", () => {
    expect([0, 0.5, 1, 1.5, 2].map(transportLabel)).toEqual([
      "Intet",
      "+30 m.",
      "+1 time",
      "+1,5 time",
      "+2 time",
    ]);
    expect(extraWorkLabel(1.5)).toBe("1,5 time");
  });

  it("show an own entry before the chosen value, and a dash for neither", () => {
    expect(chosenOrOther("Andet", "Rød vest")).toBe("Rød vest");
    expect(chosenOrOther("Sorte sko", "")).toBe("Sorte sko");
    expect(chosenOrOther(null, " ")).toBe("-");
  });
});

const invoiced = { id: 4711, jobTitle: "Tjener", day: "2026-11-24", contactPerson: "Signe Holm" };

describe("an invoice", () => {
  test("names what a line is for, which booking, how many people and how many hours", () => {
    expect(invoiceLineText({ key: "shifts", people: 3, hours: 24 }, invoiced)).toBe(
      "Vagter, Tjener 24-11-2026, booking 4711 (3 personer, 24 timer)",
    );
  });

  test("calls the fees of a late booking by their hours", () => {
    const text = (key: "rush" | "emergency", underHours: number) =>
      invoiceLineText({ key, people: 1, hours: 7.5, why: { underHours } }, invoiced);
    expect(text("rush", 48)).toBe("<48 timer, Tjener 24-11-2026, booking 4711 (1 person, 7,5 timer)");
    expect(text("emergency", 24)).toBe("<24 timer, Tjener 24-11-2026, booking 4711 (1 person, 7,5 timer)");
  });

  test("comes with a mail in the name of the brand", () => {
    const { subject, body } = invoiceMail(invoiced, defaultBrand);
    expect(subject).toBe("Faktura fra Vagtklar, Tjener 24-11-2026");
    expect(body).toContain("Hej Signe Holm");
  });
});

test("a pay slip says which shift it pays", () => {
  expect(payLineName({ jobTitle: "Kok", day: "2026-11-24", corporationName: "Hotel Strand" })).toBe(
    "Kok 24-11-2026, Hotel Strand",
  );
});
