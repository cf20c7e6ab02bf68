import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { bookingFields } from "#contract/bookings/booking-fields.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { signUpFields } from "#contract/corporations/sign-up-form.ts";
import { employeeProfileFields, experienceFields, introFields } from "#contract/employees/forms.ts";
import { generalMessages } from "#texts/da/common/validation.ts";

/** Every field whose words stand in messages to others. */
const fields: [string, z.ZodMiniType][] = [
  ...(["name", "contact_person", "department", "address", "city"] as const).map(
    (name): [string, z.ZodMiniType] => [`sign-up ${name}`, signUpFields[name]],
  ),
  ...(["first_name", "last_name", "city"] as const).map((name): [string, z.ZodMiniType] => [
    `employee ${name}`,
    employeeProfileFields[name],
  ]),
  ["onboarding city", introFields.city],
  ["experience employer", experienceFields.employer_text],
  ...(["address", "city", "booking_person", "contact_person"] as const).map(
    (name): [string, z.ZodMiniType] => [`booking ${name}`, bookingFields[name].form],
  ),
];

describe.each(fields)("%s", (_, field) => {
  const sentenceFor = (text: string) => field.safeParse(text).error?.issues[0]?.message ?? null;

  test("takes a name, and no web address, line break or hidden character", () => {
    expect(sentenceFor("Hotel Strand & Søn, 1.tv")).toBeNull();
    expect(sentenceFor("Log ind på evil.dk")).toBe(generalMessages.nameWebAddress);
    expect(sentenceFor("Vagtklar <hej@vagtklar.test>")).toBe(generalMessages.nameWebAddress);
    expect(sentenceFor("V\u0430gtklar")).toBe(generalMessages.nameMixed);
    expect(sentenceFor("Anna\r\nBcc: x")).toBe(generalMessages.nameHidden);
    expect(sentenceFor("An\u200bna")).toBe(generalMessages.nameHidden);
    expect(sentenceFor("\u202eannA")).toBe(generalMessages.nameHidden);
  });
});

test.each([
  ["sign-up", signUpFields.phone],
  ["employee", employeeProfileFields.phone],
  ["booking", bookingFields.booking_person_nr.form],
])("a Danish telephone number is kept as its eight digits: %s", (_, field) => {
  const marked = "\u202a+45 20 55 01 72\u202c";
  for (const written of [
    "20550172",
    "20 55 01 72",
    " 2055\u00a00172 ",
    " +45 20 55 01 72",
    "0045 20550172",
    marked,
  ]) {
    expect(field.parse(written), written).toBe("20550172");
  }
  for (const written of ["20-55-01-72", "+46 20 55 01 72", "20 55 01 729"]) {
    expect(field.safeParse(written).success, written).toBe(false);
  }
});

test("a company's profile asks for the same as its sign-up", () => {
  for (const name of ["name", "contact_person", "department", "address", "city"]) {
    const { success } = (corporationEndpoints.saveProfile.body as z.ZodMiniType).safeParse({
      [name]: "x evil.dk",
    });
    expect(success, name).toBe(false);
  }
});
