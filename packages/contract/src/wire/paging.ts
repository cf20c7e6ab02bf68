import * as z from "zod/mini";
import { generalMessages } from "#texts/da/common/validation.ts";
import { queryNumber } from "./schemas.ts";

/** What a list is sorted by: a moment in milliseconds since 1970, or a whole number, as its id is. */
type SortPart = "moment" | "number";

/** The largest that PostgreSQL's integer and the years of four digits have room for. */
const MAX_PART: Readonly<Record<SortPart, number>> = { number: 2_147_483_647, moment: 253_402_300_799_999 };

/**
 * `limit`, `offset` and `after` of a list that pages. `after` is what the header `X-Next-After` of the page before says:
 * the place of its last row, that is the parts by which the list is sorted, the row's id last. The page begins behind it,
 * whoever joined or left in front, and `offset` counts no more.
 */
export function paging(defaultLimit: number, ...parts: readonly SortPart[]) {
  return {
    limit: z._default(queryNumber(1, 100), defaultLimit),
    offset: z._default(queryNumber(0, 1_000_000), 0),
    after: z.optional(placeOf(parts)),
  };
}

/** Whole numbers behind commas, as many as the list has parts; other text is 422. */
function placeOf(parts: readonly SortPart[]) {
  const isPlace = (place: readonly number[]) =>
    place.length === parts.length && parts.every((part, at) => (place[at] ?? 0) <= MAX_PART[part]);
  return z.pipe(
    z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,3}$/, generalMessages.invalid)),
    z.pipe(
      z.transform((text: string): readonly number[] => text.split(",").map(Number)),
      z.custom<readonly number[]>().check(z.refine(isPlace, generalMessages.invalid)),
    ),
  );
}
