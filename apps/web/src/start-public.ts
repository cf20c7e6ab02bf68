import "./styles/public.css";

/** A page that nobody looks at is not painted, and does not wait for it. */
function painted(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  // A frame's callbacks run before it is painted, and what they leave for later runs after it.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

// The page is there as HTML; its code runs once it has been seen, also where all of it is on the phone already.
void painted().then(() => import("./entry-public.tsx"));
