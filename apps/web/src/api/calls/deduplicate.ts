/**
 * Makes a function that sends, and answers the call under way instead when the one sent last was the same: the two
 * presses of a double click can both come before the button knows that it waits.
 */
export function createDeduplicator<Answer>() {
  let last: { readonly key: string; readonly answer: Promise<Answer> } | null = null;

  return function join(key: string, send: () => Promise<Answer>): Promise<Answer> {
    if (last?.key === key) return last.answer;
    const answer = send().finally(() => {
      if (last?.answer === answer) last = null;
    });
    last = { key, answer };
    return answer;
  };
}
