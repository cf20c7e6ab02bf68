import { ArrowRight } from "lucide-react";
import { changeAgreedTexts as texts } from "#texts/da/corporation/change-agreed.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ComparedTerms } from "./compared-terms.ts";

/** Old and new of each term on one line; a term that asks nobody says so. */
export function ChangedTerms({ lines, hours }: { lines: readonly ComparedTerms[]; hours: number | null }) {
  return (
    <dl className="changed" aria-label={texts.terms}>
      {lines.map(({ label, before, after, asks }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="changed-old">
            <span className="visually-hidden">{texts.before}</span>
            {before}
          </dd>
          <dd className="changed-arrow" aria-hidden="true">
            <Icon of={ArrowRight} size={16} />
          </dd>
          <dd className="changed-new">
            <span className="visually-hidden">{texts.after}</span>
            <b className="strong">{after}</b>
            {hours !== null && label === "Tid" && (
              <span className="small dim block">{texts.inAll(hours)}</span>
            )}
            {!asks && <span className="small dim block">{texts.needsNoYes}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
