/** Saves that wait until their control has rested. */
export interface DelayedSaves {
  /** Saves once nothing more is meant for `control` for a while; what was meant before is forgotten. */
  later(control: string, save: () => void): void;
  /** Saves everything that waits, at once. */
  flush(): void;
}

/** A control rests for so many milliseconds before it is saved. */
export function createDelayedSaves(milliseconds: number): DelayedSaves {
  const waiting = new Map<
    string,
    { readonly timer: ReturnType<typeof setTimeout>; readonly run: () => void }
  >();
  return {
    later(control, save) {
      clearTimeout(waiting.get(control)?.timer);
      const run = () => {
        waiting.delete(control);
        save();
      };
      waiting.set(control, { timer: setTimeout(run, milliseconds), run });
    },
    flush() {
      for (const { timer, run } of [...waiting.values()]) {
        clearTimeout(timer);
        run();
      }
    },
  };
}
