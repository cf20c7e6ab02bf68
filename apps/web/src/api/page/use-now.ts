import { useEffect, useState } from "react";
import type { Moment } from "#rules/time/moment.ts";
import { serverNow } from "./server-clock.ts";

const MINUTE = 60_000;

/** The server's time, told anew every minute, so that windows open and close while a page stands open. */
export function useNow(): Moment {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
