import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import type { ScreenPath } from "#web/components/frame/screen-link.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";

/** What a list is narrowed to; it stands in the address, so that a link or a way back shows the same. */
export interface Narrowed<Narrowing> {
  readonly address: Narrowing;
  readonly searchTerm: string;
  readonly isNarrowed: boolean;
  /** Changes some of it; an empty text takes a part away. */
  readonly narrow: (change: { readonly [Part in keyof Narrowing | "q"]?: string | undefined }) => void;
  readonly reset: () => void;
}

/** The term, and what `narrowingIn` makes of an address beside it, of the list at `to`. */
export function useNarrowed<Narrowing extends object>(
  to: ScreenPath,
  narrowingIn: (address: Record<string, unknown>) => Narrowing,
): Narrowed<Narrowing> {
  const typed = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = narrowingIn(typed);
  const show = (search: object) => void navigate({ to, search, replace: true, resetScroll: false });
  return {
    address,
    searchTerm: typed.q ?? "",
    isNarrowed: [typed.q, ...Object.values(address)].some((part) => part !== undefined),
    narrow: (change) => {
      const next = { q: typed.q, ...address, ...change };
      show({ q: next.q || undefined, ...narrowingIn(next) });
    },
    reset: () => show({}),
  };
}

interface ListFiltersProps {
  list: Pick<Narrowed<object>, "searchTerm" | "isNarrowed" | "narrow" | "reset">;
  search: string;
  debounce?: number;
  /** How much was searched, and what else there is. */
  searched?: ReactNode;
  /** The choosers beside the search. */
  children?: ReactNode;
}

/** The search of a list with its choosers, and the way back to all of it. */
export function ListFilters({ list, search, debounce, searched, children }: ListFiltersProps) {
  return (
    <>
      <div className="row row--wrap list-filters">
        <SearchField
          label={search}
          debounce={debounce}
          defaultValue={list.searchTerm}
          onSearch={(q) => list.narrow({ q })}
        />
        {children}
      </div>
      {list.isNarrowed && (
        <p className="list-count">
          {searched}
          <TextButton onClick={list.reset}>{commonTexts.reset}</TextButton>
        </p>
      )}
    </>
  );
}
