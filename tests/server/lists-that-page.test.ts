import { expect, test } from "vitest";
import * as z from "zod/mini";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { pagedLists } from "#tests/support/paged-lists.ts";

const app = testApp();
const admin = testAdmin(app);
const lists = pagedLists(app, admin);

const paged = allEndpoints.flatMap(({ row }) => {
  const query =
    row.query &&
    (z.toJSONSchema(row.query, { io: "input", unrepresentable: "any" }) as { properties?: object });
  return query && "after" in (query.properties ?? {}) ? [row] : [];
});

test("each list of the contract that pages is among those that are paged here", () => {
  expect(new Set(paged)).toEqual(new Set(lists.map(({ row }) => row)));
});

test.each(lists)(
  "$name: while others join, leave and move, each row that stays is read once",
  async ({ row, of }) => {
    const list = await of();
    const readPage = async (after?: string) => {
      const { as, params, query } = list;
      const answer = await app.call(row, {
        as,
        params: params as never,
        query: { ...query, limit: "2", after } as never,
      });
      expect(answer.status, answer.text).toBe(200);
      const body = answer.body as object;
      const rows = (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) as { id: number }[];
      return { ids: rows.map(({ id }) => id), next: answer.next };
    };
    const made: number[] = [];
    for (const day of [20, 22, 24, 26, 28, 30, 32, 34, 36]) made.push(await list.make(day, day % 4 === 0));
    const before = await readAll(readPage);
    expect(
      before.filter((id) => made.includes(id)),
      "each is read, once",
    ).toHaveLength(made.length);

    const first = await readPage();
    const seen = [...first.ids];
    const [seenRow = 0, otherSeen = 0] = first.ids;
    const own = before.filter((id) => made.includes(id));
    const gone = [seenRow, own.at(-2) ?? 0];
    for (const id of gone) await list.remove(id);
    for (const day of [10, 29, 40]) await list.make(day, true);
    const moved = list.move ? otherSeen : 0;
    if (list.move) await list.move(moved);
    await list.make(41, false);
    for (let next = first.next; next; ) {
      const page = await readPage(next);
      seen.push(...page.ids);
      next = page.next;
    }

    const stayed = own.filter((id) => !gone.includes(id) && id !== moved);
    expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
    const others = seen.filter((id) => id !== moved);
    expect(new Set(others).size).toBe(others.length);
  },
);

async function readAll(readPage: (after?: string) => Promise<{ ids: number[]; next: string | undefined }>) {
  const all: number[] = [];
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page = await readPage(after);
    all.push(...page.ids);
    after = page.next;
  }
  return all;
}

test.each(["abc", "1", "1,2,3,4,5", "-1", "1.5", "99999999999", "1,99999999999", ""])(
  "a place that the list does not have is refused: %o",
  async (after) => {
    const company = await signedInCorporation(app);
    const answer = await app.call(bookingEndpoints.finished, { as: company.token, query: { after } });
    expect(answer.status).toBe(422);
  },
);
