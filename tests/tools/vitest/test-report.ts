/** What of Vitest's JSON report is read: each file of each project. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    /** Why the file failed as a whole. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Counts {
  passed: number;
  failed: number;
}

/** How many tests of a report passed and failed, of these files or of all; a file that failed without a test is one. */
export function countTests({ testResults }: TestReport, files?: readonly string[]): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const { name, status, assertionResults } of testResults) {
    if (files && !files.includes(name)) continue;
    const have = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
    counts.passed += have("passed");
    counts.failed += Math.max(have("failed"), status === "failed" ? 1 : 0);
  }
  return counts;
}

/** The names of the tests that failed, and of files that failed without one. */
export function failedTests({ testResults }: TestReport): string[] {
  const failed = testResults.filter(({ status }) => status === "failed");
  return failed.flatMap(({ name, assertionResults }) => {
    const names = assertionResults.filter(({ status }) => status === "failed").map((test) => test.fullName);
    return names.length > 0 ? names : [name];
  });
}

/** Browsers and killed processes run against the clock of a machine that nobody has to itself. */
const AGAINST_THE_CLOCK = /\/tests\/(faults|journeys)\//;
const TIMED_OUT = /timed out in \d+ ?ms/;
/** What failed with random values fails with others as well, only not each time. */
const RANDOM = /\bseed\b/i;

/**
 * The files of a report that may be tried once more: those that run against the clock, and any other in which nothing
 * failed but for want of time. No random failure is ever tried again.
 */
export function filesForSecondAttempt({ testResults }: TestReport): string[] {
  const files = Map.groupBy(
    testResults.filter(({ status }) => status === "failed"),
    ({ name }) => name,
  );
  return [...files].flatMap(([name, results]) => {
    const why = results.flatMap(({ message, assertionResults }) => [
      ...(message ? [message] : []),
      ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
    ]);
    const wantsTime = why.length > 0 && why.every((message) => TIMED_OUT.test(message));
    return (AGAINST_THE_CLOCK.test(name) || wantsTime) && !why.some((message) => RANDOM.test(message))
      ? [name]
      : [];
  });
}
