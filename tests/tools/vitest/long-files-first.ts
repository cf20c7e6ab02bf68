import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The order of a whole run: the longest projects first, so that none of them is left over for one worker at the end.
 * Faults stand between the journeys: they mostly wait for processes, and leave the processor to the browsers meanwhile.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const of = (name: string) => sorted.filter(({ project }) => project.name === name);
    const long = spread(of("journeys"), of("faults"));
    return [...long, ...sorted.filter((file) => !long.includes(file))];
  }
}

/** Puts the items of one list between those of another, as evenly as they go. */
function spread<T>(items: readonly T[], between: readonly T[]): T[] {
  const placed = (list: readonly T[]) =>
    list.map((item, index) => ({ item, at: (index + 1) / (list.length + 1) }));
  return [...placed(items), ...placed(between)].toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}
