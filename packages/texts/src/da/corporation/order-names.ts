import { plural } from "#texts/format/numbers.ts";

/** How an arrangement is named where its bookings stand. */
export const orderNames = {
  /** The way to the form for what is added to a booking or an arrangement, and its head. */
  add: "Tilføj en rolle",
  /** «Del af «Sommerfest», 20 bookinger»; an empty title is one that the company has not given. */
  partOf: (title: string, bookings: number) =>
    `Del af ${title === "" ? "et arrangement" : `«${title}»`}, ${plural(bookings, "booking", "bookinger")}`,
} as const;
