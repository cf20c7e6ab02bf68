import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { looksLikeCpr } from "#rules/people/numbers.ts";
import { mergeTexts as texts } from "#texts/da/admin/people/merging.ts";
import { searchTexts } from "#texts/da/backoffice/search.ts";
import { answerOptions } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";

/** Letters before the first question. */
const SHORTEST = 2;

/** Finds another profile by name, telephone or e-mail. */
export function FindProfile({ exceptId, onFind }: { exceptId: number; onFind: (id: number) => void }) {
  const [q, setSearch] = useState("");
  const isAsked = q.trim().length >= SHORTEST && !looksLikeCpr(q);
  const found = useQuery({
    ...answerOptions(worklistEndpoints.search, { query: { q: q.trim() } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="stack">
      <p className="small dim">{texts.lead}</p>
      <SearchField label={texts.search} onSearch={setSearch} />
      {looksLikeCpr(q) && <p className="small">{searchTexts.noCpr}</p>}
      {isAsked && (
        <QueryView
          query={found}
          skeleton={{ shape: "list", count: 2, label: texts.loading }}
          failedTitle={texts.searchFailed}
        >
          {(hits) => (
            <People
              people={hits.filter((hit) => hit.kind === "employee" && hit.id !== exceptId)}
              onFind={onFind}
            />
          )}
        </QueryView>
      )}
    </div>
  );
}

interface PeopleProps {
  people: readonly { readonly id: number; readonly title: string; readonly detail: string }[];
  onFind: (id: number) => void;
}

function People({ people, onFind }: PeopleProps) {
  if (people.length === 0) return <p className="small dim">{texts.nobody}</p>;
  return (
    <ul className="stack stack--tight">
      {people.map(({ id, title, detail }) => (
        <li key={id}>
          <Button isWide onClick={() => onFind(id)}>
            {[title, detail].filter(Boolean).join(", ")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
