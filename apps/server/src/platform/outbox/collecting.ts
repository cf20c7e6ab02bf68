/** Whoever waits for its part of a lot. */
interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
}

/**
 * Does in one lot what is asked while the program does not wait for anything else: `work` answers for all that is asked, in
 * its order. Where a lot fails, each of it is done alone, so that none of them can fail another.
 */
export function collecting<Asked, Answer>(
  work: (all: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];

  async function alone(asked: Asked): Promise<Answer> {
    return (await work([asked]))[0] as Answer;
  }

  async function doAll(): Promise<void> {
    const lot = waiting;
    waiting = [];
    const answers = lot.length > 1 ? await work(lot.map(({ asked }) => asked)).catch(() => null) : null;
    for (const [index, { asked, answer }] of lot.entries()) {
      answer(answers ? (answers[index] as Answer) : alone(asked));
    }
  }

  return (asked) =>
    new Promise((answer) => {
      waiting.push({ asked, answer });
      if (waiting.length === 1) setImmediate(doAll);
    });
}
