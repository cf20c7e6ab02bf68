import { useEffect, useRef } from "react";
import { PLACE } from "#web/ui/overlays/page-under/keep-place.ts";

/** A dialog gives its focus back first. */
const SETTLED_MS = 100;

/**
 * Whoever works with the keyboard goes on where the line was that is done: when the focused line is gone, the one that
 * took its place has the focus, or the last of its group, or the first that still waits.
 */
export function useKeptPlace(): void {
  const place = useRef<{ button: Element; group: string; line: number } | null>(null);

  useEffect(() => {
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const line = target.closest(".todo");
      const group = line?.closest(".todo-group");
      if (!line || !group) return;
      const lines = [...group.querySelectorAll(".todo")];
      place.current = { button: target, group: group.id, line: lines.indexOf(line) };
    }
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = place.current;
      const isIdle = document.activeElement?.matches(`body, [${PLACE}]`);
      if (!kept || kept.button.isConnected || !isIdle) return;
      const lines = buttonsIn(`#${kept.group} .todo`);
      const next = lines[kept.line] ?? lines.at(-1) ?? buttonsIn(".todo")[0];
      place.current = null;
      next?.focus();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  });
}

/** The button of each line that is tried first: the last one. */
function buttonsIn(lines: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${lines} .todo-acts > :last-child`)];
}
