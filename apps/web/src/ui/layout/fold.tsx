import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface FoldProps {
  title: ReactNode;
  /** What it is called while it is open: «Skjul pris». */
  openTitle?: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** A line of a list that opens, over its full width. */
  isListLine?: boolean;
  /** It was opened. */
  onOpen?: () => void;
}

/** Something that opens under its own name: «Hvorfor denne pris?». */
export function Fold({ title, openTitle, children, isOpenAtFirst, isListLine, onOpen }: FoldProps) {
  return (
    <details
      className={classNames("fold", isListLine && "fold--list")}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {openTitle === undefined ? (
          title
        ) : (
          <>
            <span className="fold-shut">{title}</span>
            <span className="fold-open">{openTitle}</span>
          </>
        )}
        <Icon of={ChevronDown} size={16} />
      </summary>
      {children}
    </details>
  );
}
