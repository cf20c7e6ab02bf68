import { useLocation } from "@tanstack/react-router";
import { ChevronDown, CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Icon } from "#web/ui/icon.tsx";

interface ProfilePartProps {
  /** The name under which an address leads here: `#zoner`. */
  id: string;
  title: string;
  /** What stands in it, in a line. */
  holds: string;
  /** What is still to be filled in; undefined where nothing is. */
  missing?: string;
  /** Grows with each time that something in it has to be seen: a refused field, a kept draft. */
  callsForSight?: number;
  /** The first refused field of the form is in it. */
  takesFocus?: boolean;
  /** Stands beside the heading; in a folded part it begins what opens. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the profile. On phones it is one line that says what it holds and what is missing, and opens; what was
 * typed in it stays while it is shut. The address or a refused field opens it.
 */
export function ProfilePart(props: ProfilePartProps) {
  const { id, title, holds, missing, callsForSight = 0, takesFocus = false, aside, children } = props;
  const isNarrow = useIsNarrow();
  const titleId = useId();
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isAsked = useLocation({ select: ({ hash }) => hash === id });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked || callsForSight > 0) setOpen(true);
  }, [isAsked, callsForSight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each press of the button, once the part is open.
  useEffect(() => {
    if (isOpen && takesFocus) body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isOpen, takesFocus, callsForSight]);

  if (!isNarrow) {
    return (
      <section className="stack profile-part-wide" id={id} aria-labelledby={titleId}>
        <div className="row row--apart row--wrap">
          <h2 className="h2" id={titleId}>
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </section>
    );
  }
  return (
    <section className="profile-fold" id={id} aria-labelledby={titleId}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
          <span>
            <span className="h3" id={titleId}>
              {title}
            </span>{" "}
            <span className={missing ? "profile-missing" : "dim"}>
              {missing && <Icon of={CircleAlert} size={16} />}
              {missing ?? holds}
            </span>
          </span>
          <Icon of={ChevronDown} />
        </button>
      </h2>
      <div className="stack" id={bodyId} ref={body} hidden={!isOpen}>
        {aside && <div className="row">{aside}</div>}
        {children}
      </div>
    </section>
  );
}
