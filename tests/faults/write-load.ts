import { vi } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import type { Product } from "#tests/support/product.ts";

export const CLOCK = "2026-11-24T10:00:00+01:00";
const soon = addDays(dayOf(Date.parse(CLOCK)), 40);
const patience = { timeout: 90_000, interval: 10 };
const WRITERS = 3;
/** A writer waits as a person would; otherwise thousands of bookings and refusals keep the processor busy. */
const PAUSE = 50;

/** Who books: a session, and a staff type that it can book. */
interface Booker {
  readonly token: string;
  readonly staffType: number;
}

/** Bookings that come in all the time, and what was answered. */
export interface WriteLoad {
  readonly booker: Booker;
  /** The bookings that were answered with 200. */
  readonly acknowledged: readonly number[];
  /** Status and message of every other answer. */
  readonly refused: readonly { status: number; message: string }[];
  /** Waits for so many further bookings; answers after how many milliseconds they were there. Throws when the process ends. */
  written(count: number): Promise<number>;
  /** Waits for a call that is refused from now on. Throws when the process ends. */
  refusal(): Promise<void>;
  /** Ends with the process as well. */
  stop(): Promise<void>;
}

/**
 * Books from several sides at once until it is stopped or the process is gone; without a pause where it is to be hit in
 * the middle of a write (`isRestless`).
 */
export async function startWriteLoad(product: Product, { isRestless = false } = {}): Promise<WriteLoad> {
  const booker = await signIn(product);
  const acknowledged: number[] = [];
  const refused: { status: number; message: string }[] = [];
  let isOver = false;
  const writer = async () => {
    while (!isOver) {
      const answer = await bookOne(product, booker);
      const isBooked = answer.status === 200;
      if (isBooked) acknowledged.push(answer.id);
      else refused.push(answer);
      if (!isBooked || !isRestless) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const until = (condition: () => boolean) =>
    vi.waitUntil(() => {
      const { exitCode } = product.process;
      if (exitCode !== null) throw new Error(`the product ended with ${exitCode}: ${product.output()}`);
      return condition();
    }, patience);
  const writers = Promise.allSettled(Array.from({ length: WRITERS }, writer));
  return {
    booker,
    acknowledged,
    refused,
    async written(count) {
      const [began, enough] = [performance.now(), acknowledged.length + count];
      await until(() => acknowledged.length >= enough);
      return performance.now() - began;
    },
    async refusal() {
      const seen = refused.length;
      await until(() => refused.length > seen);
    },
    async stop() {
      isOver = true;
      await writers;
    },
  };
}

/** Sends one booking; answers its id, or why it was refused. Throws when the process is gone. */
export async function bookOne(
  product: Product,
  { token, staffType }: Booker,
): Promise<{ status: number; id: number; message: string }> {
  const { status, body } = await product.call(bookingEndpoints.create, {
    as: token,
    query: { notSendEmail: "0", pastBooking: "0" },
    body: bookingToSend(staffType),
  });
  if (status === 200) return { status, id: body.id, message: "" };
  return { status, id: 0, message: String((body as { message?: unknown }).message) };
}

/** What a booker sends; all of them look alike. */
export const bookingToSend = (staffType: number) => bookingBody(staffType, soon);

/** A session of the demo hotel, and a staff type that it can book. */
export async function signIn(product: Product): Promise<Booker> {
  const { body } = await product.call(sessionEndpoints.corporationSignIn, {
    body: { email: "hotel@vagtklar.test", password: demoPassword },
  });
  const { body: types } = await product.call(staffTypeEndpoints.list);
  return { token: "token" in body ? body.token : "", staffType: types.find((one) => one.company)?.id ?? 0 };
}

/** Which of the acknowledged bookings the product does not have any more. */
export async function missing(product: Product, acknowledged: readonly number[]): Promise<number[]> {
  const { token } = await signIn(product);
  const { body } = await product.call(bookingEndpoints.upcoming, { as: token, query: {} });
  const found = new Set(body.map((booking) => booking.id));
  return acknowledged.filter((id) => !found.has(id));
}
