import { type KeyboardEvent, useId } from "react";

interface Choice {
  id: string;
  isDisabled?: boolean;
}

interface TabsState {
  tabs: readonly Choice[];
  selected: string;
  onSelect: (id: string) => void;
}

/** What makes a row of buttons tabs: roles and names for list, tabs and panel; arrow keys, Home and End move and choose. */
export function useTabs({ tabs, selected, onSelect }: TabsState) {
  const base = useId();
  const idOf = (id: string) => `${base}-${id}`;

  function move(event: KeyboardEvent) {
    const open = tabs.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
    const next = neighbour(event.key, open, selected);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(idOf(next))?.focus();
  }

  return {
    /** On a key in the row. */
    move,
    tab: ({ id, isDisabled }: Choice) => ({
      type: "button" as const,
      role: "tab",
      id: idOf(id),
      disabled: isDisabled,
      tabIndex: id === selected ? 0 : -1,
      "aria-selected": id === selected,
      "aria-controls": id === selected ? `${base}-panel` : undefined,
      onClick: () => onSelect(id),
    }),
    panel: { role: "tabpanel", id: `${base}-panel`, "aria-labelledby": idOf(selected) },
  };
}

/** The tab that a key leads to, around the ends; undefined for any other key. */
export function neighbour(key: string, open: readonly string[], selected: string): string | undefined {
  const at = open.indexOf(selected);
  const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const step = steps[key];
  return step === undefined ? undefined : open.at(step % open.length);
}
