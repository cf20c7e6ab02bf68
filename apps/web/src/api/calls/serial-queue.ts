/** The call that was sent last, by line. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Sends once every earlier call of the same line has its answer, a refusal too: what was written last is then stored
 * last, however slow the calls before it are.
 */
export function serialQueue<Answer>(line: string, send: () => Promise<Answer>): Promise<Answer> {
  const before = lines.get(line);
  const answer = before ? before.then(send, send) : send();
  lines.set(line, answer);
  const leave = () => {
    if (lines.get(line) === answer) lines.delete(line);
  };
  answer.then(leave, leave);
  return answer;
}
