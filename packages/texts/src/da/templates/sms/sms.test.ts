import { describe, expect, it } from "vitest";
import { isGsm7, smsParts } from "#rules/money/sms-price.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { invitationSms } from "../invitation.ts";
import { smsDefaults, wrongPlaceholder } from "./defaults.ts";
import { companySms, employeeSms, fill, onMyWayValues } from "./messages.ts";

const job = {
  bookingId: 4711,
  firstName: "Mette",
  jobTitle: "Tjener",
  corporationName: "Hotel Nordlys",
  day: "2026-11-24",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000\u00a0Aarhus\u00a0C",
  link: "https://vagtklar.test/v/1042",
  hourlyWage: 19_200,
};

describe("filling a template", () => {
  it("puts values in braces and leaves unknown placeholders alone", () => {
    expect(fill("Hej {firstName}. Tillykke", { firstName: "" })).toBe("Hej. Tillykke");
    expect(fill("Hej {firstName}, {unknown} {firstName}", { firstName: "Anna" })).toBe(
      "Hej Anna, {unknown} Anna",
    );
    expect(fill("{toString}", {})).toBe("{toString}");
  });

  it("has one stop where a value ends in one", () => {
    expect(fill("Vagten er {day}. Hej {name}.", { day: "d. 24. nov.", name: "Anna" })).toBe(
      "Vagten er d. 24. nov. Hej Anna.",
    );
  });

  it("does not fill what a value brings with it", () => {
    expect(fill("{corporationName}", { corporationName: "{link}", link: "x" })).toBe("{link}");
  });

  it("turns typographic characters into plain ones", () => {
    expect(fill("{times} {quote}", { times: "10:00–18:00", quote: "«Jonas’»" })).toBe(
      '10:00-18:00 "Jonas\'"',
    );
  });
});

describe("the default templates", () => {
  it.each(smsDefaults.map((template) => [template.key, template] as const))(
    "%s is cheap and knows its placeholders",
    (_, template) => {
      expect(isGsm7(template.content)).toBe(true);
      expect(wrongPlaceholder(template.content, template.placeholders)).toBeNull();
    },
  );

  it.each(smsDefaults.filter(({ key }) => key !== "invitation"))(
    "$key says which booking it is about",
    ({ content }) => {
      expect(content).toContain("#{number}");
    },
  );

  it("have one key and one id each", () => {
    expect(new Set(smsDefaults.map(({ key }) => key)).size).toBe(smsDefaults.length);
    expect(new Set(smsDefaults.map(({ id }) => id)).size).toBe(smsDefaults.length);
  });

  it("fit one message with everyday values, and two where an address is in it", () => {
    const late = onMyWayValues({ name: "Mette S.", phone: "20550112", minutes: 20 });
    const more = { ...late, count: "12", until: "i morgen kl. 14:30" };
    for (const { key, category } of smsDefaults) {
      const text =
        category === "COMPANY"
          ? companySms(
              key,
              { ...job, contactPerson: "Signe Holm", numberOfStaff: 3, price: 518_400 },
              defaultBrand,
              undefined,
              more,
            )
          : key === "invitation"
            ? invitationSms("https://personale.nordlys-vikar.dk/employeelogin#til=20550118", defaultBrand)
            : employeeSms(key, job, defaultBrand, undefined, more);
      expect([key, isGsm7(text), smsParts(text), text.includes("{")]).toEqual([key, true, 1, false]);
    }
  });
});

describe("an SMS", () => {
  it("says who, where and when", () => {
    expect(employeeSms("hired", job, defaultBrand)).toBe(
      "Hej Mette. Tillykke, du har fået jobbet som Tjener hos Hotel Nordlys tirsdag d. 24. nov. kl. 10:00-18:00 (#4711). https://vagtklar.test/v/1042",
    );
  });

  it("uses the admin's text where there is one", () => {
    expect(employeeSms("get_ready", job, defaultBrand, "Klar {firstName}? {day}")).toBe(
      "Klar Mette? tirsdag d. 24. nov.",
    );
  });
});

describe("an edited text", () => {
  it.each([
    ["Hej {firstName}, mød {from}", null],
    ["Ingen pladsholdere", null],
    ["Hej {fornavn}", "{fornavn}"],
    ["Hej {FirstName}", "{FirstName}"],
    ["Hej { firstName }", "{ firstName }"],
    ["Hej {firstName", "{"],
    ["Hej firstName}", "}"],
    ["Hej {{firstName}}", "{"],
    ["{}", "{}"],
  ])("%s: the first that cannot be filled is %s", (text, wrong) => {
    expect(wrongPlaceholder(text, ["firstName", "from"])).toBe(wrong);
  });
});
