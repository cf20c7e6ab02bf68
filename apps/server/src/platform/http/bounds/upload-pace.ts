import type { IncomingMessage } from "node:http";
import { DomainError } from "#server/platform/errors.ts";
import type { Bounds } from "./bounds.ts";

/** Watches how fast an upload comes in. */
export interface UploadPace {
  /** Rejects with `too_slow` once a window has passed in which too little came in. */
  readonly tooSlow: Promise<never>;
  stop(): void;
}

/** Time in which the server itself does not read on is not the caller's. */
export function watchPace(request: IncomingMessage, bounds: Bounds): UploadPace {
  const { socket } = request;
  const least = (bounds.uploadBytesPerSecond * bounds.uploadWindow) / 1000;
  let seen = socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const isOurs = request.readableLength > 0 || request.isPaused();
      if (!isOurs && !request.complete && socket.bytesRead - seen < least)
        reject(new DomainError("too_slow"));
      seen = socket.bytesRead;
    }, bounds.uploadWindow);
  });
  // Whoever has stopped listening hears of it no more.
  tooSlow.catch(() => {});
  request.once("close", stop);
  return { tooSlow, stop };
}
