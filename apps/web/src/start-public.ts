import "./styles/public.css";
import { holdEarlySubmit } from "#web/api/page/early-submit.ts";

const submitEarly = holdEarlySubmit();

// The page is there as HTML; its code runs once it has been seen, also where all of it is on the phone already. A frame's
// callbacks run before it is painted, and what they leave for later runs after it.
requestAnimationFrame(() =>
  setTimeout(async () => (await import("./entry-public.tsx")).start({ onHydrated: submitEarly })),
);
