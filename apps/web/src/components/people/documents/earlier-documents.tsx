import type { ReactNode } from "react";
import type { WireDocument } from "#contract/employees/document.endpoints.ts";
import { documentTexts as texts } from "#texts/da/common/documents.ts";
import { Fold } from "#web/ui/layout/fold.tsx";

/** The documents that stand in a list of their own: those that are replaced stand under what replaced them. */
export function standing<One extends WireDocument>(all: readonly One[]): readonly One[] {
  return all.filter(({ state }) => state !== "replaced");
}

/** The replaced documents in whose place one stands, the newest first. */
export function earlierOf<One extends WireDocument>(
  all: readonly One[],
  document: WireDocument,
): readonly One[] {
  const before = all.find(({ id, state }) => id === document.replaces && state === "replaced");
  return before ? [before, ...earlierOf(all, before)] : [];
}

/** Replaced documents, folded; nothing where there are none. */
export function EarlierDocuments({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Fold title={<span className="small">{texts.earlier(count)}</span>}>
      <ul className="documents">{children}</ul>
    </Fold>
  );
}
