import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { looksLikeCpr } from "#rules/people/numbers.ts";
import { searchTexts as texts } from "#texts/da/backoffice/search.ts";
import { answerOptions } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { OpenDialog as Dialog } from "#web/ui/overlays/open-dialog.tsx";

type Hit = AnswerOf<typeof worklistEndpoints.search>[number];

/** Letters before the first question, and milliseconds of rest before each. */
const ASKING = { shortest: 2, rest: 200 };

/**
 * One field over everything; the arrows move among what it finds, Enter goes there. Pressed before the answer to what is
 * typed has come, Enter waits for it: it never leads to what was found for fewer letters.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [isGoing, setGoing] = useState(false);
  const q = useRested(typed.trim(), ASKING.rest);
  const isCpr = looksLikeCpr(typed);
  const isAsked = q.length >= ASKING.shortest && !looksLikeCpr(q) && !isCpr;
  const found = useQuery({
    ...answerOptions(worklistEndpoints.search, { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const hits = isAsked ? (found.data ?? []) : [];
  const isFound = q === typed.trim() && found.isSuccess && !found.isPlaceholderData;

  useEffect(() => {
    if (!isGoing || !(isFound || found.isError)) return;
    setGoing(false);
    if (isFound) go(hits[active]);
  });

  function go(hit: Hit | undefined) {
    if (!hit) return;
    onClose();
    void router.navigate({ href: hit.url });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && hits.length > 0) setActive((active + move + hits.length) % hits.length);
    else if (event.key === "Enter") setGoing(true);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <span className="affix search search--all">
        <Icon of={Search} />
        <input
          autoFocus
          className="input"
          type="search"
          role="combobox"
          aria-label={texts.open}
          aria-expanded={hits.length > 0}
          aria-controls="search-hits"
          aria-activedescendant={hits[active] && `search-hit-${active}`}
          autoComplete="off"
          placeholder={texts.hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setGoing(false);
          }}
          onKeyDown={press}
        />
      </span>
      {isCpr ? (
        <Note tone="amber">{texts.noCpr}</Note>
      ) : isAsked ? (
        <QueryView
          query={found}
          skeleton={{ shape: "table", count: 4, label: texts.loading }}
          failedTitle={texts.failed}
          empty={texts.empty(q)}
        >
          {() => <Hits hits={hits} active={active} onPick={go} />}
        </QueryView>
      ) : (
        <p className="dim small">{texts.start}</p>
      )}
    </Dialog>
  );
}

interface HitsProps {
  hits: readonly Hit[];
  active: number;
  onPick: (hit: Hit) => void;
}

function Hits({ hits, active, onPick }: HitsProps) {
  return (
    <div id="search-hits" role="listbox" aria-label={texts.results} className="search-hits">
      {hits.map((hit, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
        <div
          key={`${hit.kind} ${hit.id}`}
          ref={index === active ? scrollIntoSight : undefined}
          id={`search-hit-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="suggest-option search-hit"
          onClick={() => onPick(hit)}
        >
          <span className="search-hit-what">
            <b className="strong">{hit.title}</b> <span className="dim">{hit.detail}</span>
          </span>
          <span className="dim-2 small">{texts.kinds[hit.kind]}</span>
        </div>
      ))}
    </div>
  );
}

function scrollIntoSight(hit: HTMLElement | null): void {
  hit?.scrollIntoView({ block: "nearest" });
}

/** A value once it has not changed for so many milliseconds. */
function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
