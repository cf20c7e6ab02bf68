import { type KeyboardEvent, useEffect, useId, useState } from "react";

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
export function useTabs(state: TabsState) {
  const { tabs } = state;
  const base = useId();
  const idOf = (id: string) => `${base}-${id}`;
  const { selected, onSelect } = usePressedFirst(state);

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

/** Milliseconds after which a tab that has not become the chosen one is not shown as chosen any more. */
const PRESSED_FOR = 1_000;

/** A tab is shown as chosen in the frame after its press, before its panel, which may be long, is drawn. */
function usePressedFirst({ selected, onSelect }: TabsState): Pick<TabsState, "selected" | "onSelect"> {
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    if (pressed === null) return;
    if (pressed === selected) return setPressed(null);
    const timer = setTimeout(() => setPressed(null), PRESSED_FOR);
    return () => clearTimeout(timer);
  }, [pressed, selected]);
  return {
    selected: pressed ?? selected,
    onSelect(id) {
      setPressed(id);
      requestAnimationFrame(() => setTimeout(() => onSelect(id)));
    },
  };
}

/** The tab that a key leads to, around the ends; undefined for any other key. */
export function neighbour(key: string, open: readonly string[], selected: string): string | undefined {
  const at = open.indexOf(selected);
  const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const step = steps[key];
  return step === undefined ? undefined : open.at(step % open.length);
}
