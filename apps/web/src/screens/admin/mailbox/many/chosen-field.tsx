import { X } from "lucide-react";
import { useRef } from "react";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { looksLikeCpr } from "#rules/people/numbers.ts";
import { broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { searchTexts } from "#texts/da/backoffice/search.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { call } from "#web/api/calls/call.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ComboBox } from "#web/ui/choices/combo-box.tsx";
import type { Suggestion } from "#web/ui/choices/use-suggestions.ts";
import { Icon } from "#web/ui/icon.tsx";

type Kind = "employee" | "corporation" | "booking";

/** Somebody or something that was chosen, as it is called. */
export interface Chosen {
  readonly id: number;
  readonly name: string;
}

interface ChosenFieldProps {
  name: string;
  kind: Kind;
  label: string;
  chosen: readonly Chosen[];
  /** Only one is chosen: another takes its place. */
  isSingle?: boolean;
  error?: string;
  onChange: (chosen: readonly Chosen[]) => void;
}

interface Hit extends Suggestion {
  readonly chosen: Chosen;
}

/** People, companies or a booking, found by what is known of them and chosen one by one. */
export function ChosenField({ name, kind, label, chosen, isSingle, error, onChange }: ChosenFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function pick({ chosen: one }: Hit) {
    const others = isSingle ? [] : chosen.filter(({ id }) => id !== one.id);
    onChange([...others, one]);
    if (input.current) input.current.value = "";
  }

  return (
    <div className="stack stack--tight">
      <ComboBox
        ref={input}
        name={name}
        label={label}
        hint={texts.searchHints[kind]}
        error={error}
        suggest={(query, signal) => hitsOf(kind, query, signal)}
        emptyText={(typed) => (looksLikeCpr(typed) ? searchTexts.noCpr : searchTexts.empty(typed))}
        onPick={pick}
      />
      {chosen.length > 0 && (
        <ul className="row row--wrap" aria-label={texts.chosen(label)}>
          {chosen.map((one) => (
            <li key={one.id}>
              <Button
                size="small"
                aria-label={texts.remove(one.name)}
                onClick={() => {
                  onChange(chosen.filter(({ id }) => id !== one.id));
                  input.current?.focus();
                }}
              >
                {one.name}
                <Icon of={X} size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

async function hitsOf(kind: Kind, query: string, signal: AbortSignal): Promise<Hit[]> {
  if (looksLikeCpr(query)) return [];
  const found = await call(worklistEndpoints.search, { query: { q: query }, signal });
  return found
    .filter((hit) => hit.kind === kind)
    .map(({ id, title, detail }) => ({
      id: String(id),
      label: title,
      detail: kind === "booking" ? `${bookingNumber(id)}, ${detail}` : detail,
      chosen: { id, name: kind === "booking" ? `${bookingNumber(id)}, ${title}` : title },
    }));
}
