/** What one run of one test file came to. */
export interface FileReport {
  /** Relative to the root of the repository. */
  file: string;
  seconds: number;
  passed: number;
  skipped: string[];
  failed: Failure[];
}

export interface Failure {
  /** Nothing when it is the file itself that failed: it did not load, or a hook of it threw. */
  test?: string;
  message: string;
}

export const nameOf = (file: string, test?: string) => (test ? `${file} › ${test}` : file);

/**
 * Takes the second run of a file in place of the first. What failed only the first time is flaky; a file that was not
 * reported the second time stays as it was.
 */
export function mergeSecondRun(first: readonly FileReport[], second: readonly FileReport[]) {
  const again = new Map(second.map((report) => [report.file, report]));
  const flaky: string[] = [];
  const files = first.map((before) => {
    const after = again.get(before.file);
    if (before.failed.length === 0 || !after) return before;
    for (const { test } of before.failed) {
      const failsAgain = after.failed.some((failure) => failure.test === test);
      if (!failsAgain) flaky.push(nameOf(before.file, test));
    }
    return { ...after, seconds: before.seconds };
  });
  return { files, flaky };
}
