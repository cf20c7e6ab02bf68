import * as z from "zod/mini";
import { generalMessages } from "#texts/da/common/validation.ts";
import { queryNumber } from "./schemas.ts";

/** What a list is sorted by: a whole number, as its id is, or a moment in milliseconds since 1970. */
const parts = { number: "\\d{1,9}", moment: "\\d{1,14}" };

/**
 * `limit`, `offset` and `after` of a list that pages. `after` is what the header `X-Next-After` of the page before says:
 * the place of its last row, that is the parts by which the list is sorted, the row's id last. The page begins behind it,
 * whoever joined or left in front, and `offset` counts no more.
 */
export function paging(defaultLimit: number, ...sortedBy: readonly (keyof typeof parts)[]) {
  const place = new RegExp(`^${sortedBy.map((part) => parts[part])}$`);
  return {
    limit: z._default(queryNumber(1, 100), defaultLimit),
    offset: z._default(queryNumber(0, 1_000_000), 0),
    after: z.optional(
      z.pipe(
        z.string().check(z.regex(place, generalMessages.invalid)),
        z.transform((text: string): readonly number[] => text.split(",").map(Number)),
      ),
    ),
  };
}
