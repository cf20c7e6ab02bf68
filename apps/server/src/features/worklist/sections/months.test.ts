import { beforeAll, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { type Month, monthsToClose } from "#rules/money/closing.ts";
import { dayOf } from "#rules/time/moment.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const corporation = testCorporation(app);
const worked = ["2026-06", "2026-08", "2026-10", "2026-11"] as const;

beforeAll(async () => {
  // The first night of a month and the last one of the month before are told apart by Copenhagen's clock.
  for (const month of worked) {
    await corporation.bookedShift({ date: `${month}-01`, start_time: "00:30", end_time: "08:00" });
  }
  await corporation.booking({ date: "2026-09-10" });
});

async function waiting(now: string) {
  app.setNow(Date.parse(now));
  const { groups } = (await app.call(worklistEndpoints.today, { as: admin.token })).body;
  return groups.find(({ key }) => key === "months_to_close")?.items.flatMap(({ about }) => about);
}

async function closed(...months: readonly (readonly [Month, boolean])[]) {
  await app.db.deleteFrom("closed_months").execute();
  for (const [month, isOpened] of months) {
    const at = new Date("2026-11-05T09:00:00Z");
    await app.db
      .insertInto("closed_months")
      .values({
        ...{ month, closed_at: at, open_differences: 0, net: 0, vat: 0, payments: 0, wages: 0 },
        opened_at: isOpened ? at : null,
      })
      .execute();
  }
  return {
    first: months.map(([month]) => month).toSorted()[0] ?? null,
    closed: months.filter(([, isOpened]) => !isOpened).map(([month]) => month),
  };
}

test("the months that wait are those of the rule, whichever were closed and opened again", async () => {
  for (const months of [
    [],
    [["2026-06", false]],
    [
      ["2026-06", true],
      ["2026-08", false],
    ],
    [["2026-10", false]],
    [
      ["2026-08", true],
      ["2026-10", true],
    ],
  ] as const) {
    const closings = await closed(...months);
    for (const now of ["2026-10-31T22:59:00Z", "2026-10-31T23:30:00Z", "2026-12-01T09:00:00Z"]) {
      const expected = monthsToClose({ ...closings, worked }, dayOf(Date.parse(now)));
      expect(await waiting(now), `${now} ${JSON.stringify(months)}`).toEqual(expected);
    }
  }
});
