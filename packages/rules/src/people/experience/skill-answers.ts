/** An answer to one block of a questionnaire, named by the block's title. */
interface TitledAnswer {
  readonly title: string;
  /** 1 to 5. */
  readonly value: number;
}

/**
 * The values of a questionnaire in the order of its blocks, one answer a block. Null when an answer is missing,
 * left over or names no block; blocks of the same title take their answers in the order given.
 * Rule: Answers to a questionnaire, docs/rules/people.md.
 */
export function answersByBlock(
  blockTitles: readonly string[],
  answers: readonly TitledAnswer[],
): number[] | null {
  const left = [...answers];
  const values: number[] = [];
  for (const title of blockTitles) {
    const index = left.findIndex((answer) => answer.title.trim() === title.trim());
    const [answer] = index < 0 ? [] : left.splice(index, 1);
    if (!answer) return null;
    values.push(answer.value);
  }
  return left.length === 0 ? values : null;
}
