/** An open worklist page asks again at most this often, however many events come. */
export const MIN_PAUSE_MS = 10_000;

/**
 * Makes a function that calls `act` at once, and then at most every `MIN_PAUSE_MS`: calls within that time become one at
 * its end.
 */
export function paced(act: () => void): () => void {
  let isPausing = false;
  let isWanted = false;

  function run() {
    isPausing = true;
    isWanted = false;
    act();
    setTimeout(() => {
      isPausing = false;
      if (isWanted) run();
    }, MIN_PAUSE_MS);
  }

  return () => {
    if (isPausing) isWanted = true;
    else run();
  };
}
