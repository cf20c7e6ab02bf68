import { describe, expect, it } from "vitest";
import { exampleDay, exampleDraft, exampleStaffType } from "./example.ts";

const staffType = (id: number, job_title: string, company = true) => ({
  ...{ id, job_title, company, worker: true, billy_id: "" },
  wages: [{ valid_from: "2026-01-01", hourly_wage: id === 9 ? "205,00" : null, lowest_wage: "175,00" }],
});
const fees = { hourly_wage: "192,00", agreed_hourly_wage: null };

describe("the shift that the front page prices at first", () => {
  it.each([
    ["2026-11-27", "2026-12-05"],
    ["2026-11-28", "2026-12-12"],
    ["2026-12-24", "2027-01-02"],
  ])("is on a Saturday that is eight days away or more: of %s on %s", (today, day) => {
    expect(exampleDay(today)).toBe(day);
  });

  it("is a waiter's, else that of the first job that companies can book", () => {
    expect(exampleStaffType([staffType(1, "Bartender"), staffType(2, "Tjener")])?.id).toBe(2);
    expect(exampleStaffType([staffType(1, "Sommelier", false), staffType(2, "Kok")])?.id).toBe(2);
    expect(exampleStaffType([])).toBeUndefined();
  });

  it("pays what its job pays", () => {
    const draft = exampleDraft([staffType(9, "Tjener")], fees, "2026-11-27");
    expect(draft).toMatchObject({ staff_type: "9", number_of_staff: 3, hourly_wage: "205" });
    expect(exampleDraft([], fees, "2026-11-27")).toMatchObject({ staff_type: "", hourly_wage: "192" });
  });
});
