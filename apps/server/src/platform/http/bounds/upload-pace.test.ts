import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultBounds } from "./bounds.ts";
import { watchPace } from "./upload-pace.ts";

const bounds = { ...defaultBounds, uploadBytesPerSecond: 10_000, uploadWindow: 200 };
/** What has to come in while one window lasts. */
const BYTES_PER_WINDOW = 2_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An upload of which so many bytes come in window by window; answers in which window it was refused, or null. */
async function refusedIn(
  windows: readonly number[],
  request: { readableLength?: number; isPaused?: boolean; complete?: boolean } = {},
): Promise<number | null> {
  const socket = { bytesRead: 5_000 };
  const { isPaused = false, ...others } = request;
  const upload = Object.assign(new EventEmitter(), {
    ...{ socket, readableLength: 0, complete: false, isPaused: () => isPaused },
    ...others,
  }) as unknown as IncomingMessage;
  const { tooSlow, stop } = watchPace(upload, bounds);
  let refused: unknown = null;
  tooSlow.catch((error: unknown) => {
    refused = error;
  });
  for (const [window, bytes] of windows.entries()) {
    socket.bytesRead += bytes;
    await vi.advanceTimersByTimeAsync(bounds.uploadWindow);
    if (!refused) continue;
    expect(refused).toMatchObject({ code: "too_slow" });
    stop();
    return window;
  }
  stop();
  return null;
}

test("an upload may take any time while enough comes in, and is refused in the first window in which it does not", async () => {
  expect(await refusedIn(Array(50).fill(BYTES_PER_WINDOW))).toBeNull();
  expect(await refusedIn([BYTES_PER_WINDOW, BYTES_PER_WINDOW - 1])).toBe(1);
  // What came in before is no store for later.
  expect(await refusedIn([50 * BYTES_PER_WINDOW, 0])).toBe(1);
});

test("time in which the server reads nothing is not the caller's, nor is what follows a whole upload", async () => {
  expect(await refusedIn([0, 0], { readableLength: 1 })).toBeNull();
  expect(await refusedIn([0, 0], { isPaused: true })).toBeNull();
  expect(await refusedIn([0, 0], { complete: true })).toBeNull();
  expect(await refusedIn([0, 0])).toBe(0);
});
