import type { ReactNode } from "react";

/** One kind of control under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="kit-sec">
      <h3 className="kicker">{title}</h3>
      <div className="kit-row">{children}</div>
    </div>
  );
}

/** One state of a control under the state's name. */
export function Sample({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="kit-cell">
      <span className="kit-label">{label}</span>
      {children}
    </div>
  );
}
