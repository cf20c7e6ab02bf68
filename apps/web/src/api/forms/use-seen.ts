import { useRef, useState } from "react";
import { ApiError } from "#web/api/calls/call.ts";

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, unknown>>;

/** What somebody else has saved since a form was opened. */
export interface Meanwhile {
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    /** Who saved it, by name; null where nobody is named. */
    readonly by: string | null;
    readonly at: string | null;
  }[];
}

/** What a refused saving says of that; null where it failed for another reason. */
export function meanwhileIn<Found extends Meanwhile = Meanwhile>(error: unknown): Found | null {
  if (!(error instanceof ApiError) || error.code !== "changed_meanwhile") return null;
  return error.facts as unknown as Found;
}

/**
 * What a form has seen of what it saves, so that nobody overwrites somebody else unawares. `seenOf` is sent along with the
 * fields that are saved, `isMeanwhile` takes a refusal for the dialog. Keeping what was typed counts the newer values as
 * seen and saves again, where `save` may still take those of fields that nobody has touched here; taking what is stored
 * gives them to `take`.
 */
export function useSeen({ save, take }: { save: (stored: Values) => void; take: (stored: Values) => void }) {
  const shown = useRef<Values>({});
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);

  function seenOf<Stored extends object>(stored: Stored, fields: readonly string[]): Record<string, Value> {
    const known = { ...stored, ...shown.current } as Readonly<Record<string, Value>>;
    return Object.fromEntries(
      fields.flatMap((field) => (known[field] === undefined ? [] : [[field, known[field]]])),
    );
  }

  function isMeanwhile(error: unknown): boolean {
    const found = meanwhileIn(error);
    if (found) setMeanwhile(found);
    return found !== null;
  }

  function close(): Values {
    const stored = Object.fromEntries(meanwhile?.changes.map(({ field, after }) => [field, after]) ?? []);
    setMeanwhile(null);
    return stored;
  }

  const dialog = {
    meanwhile,
    onKeepMine: () => {
      const stored = close();
      shown.current = { ...shown.current, ...stored };
      save(stored);
    },
    onTakeTheirs: () => {
      const stored = close();
      shown.current = { ...shown.current, ...stored };
      take(stored);
    },
    onClose: () => setMeanwhile(null),
  };
  /** What was saved is what everybody sees. */
  const forgetShown = () => {
    shown.current = {};
  };
  return { seenOf, isMeanwhile, forgetShown, dialog };
}
