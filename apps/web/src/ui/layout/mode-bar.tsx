import type { ReactNode } from "react";

/** A bar over everything that says in whose name one works, such as during a take-over. */
export function ModeBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="mode-bar" aria-label={label}>
      {children}
    </section>
  );
}
