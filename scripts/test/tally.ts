import type { FileReport } from './file-report.ts';

/** What a step came to. */
export interface Tally {
  passed: number;
  failed: { name: string; message: string }[];
  /** Name, and why where it is known. */
  skipped?: string[];
  /** Failed, and passed when run again alone. */
  flaky?: string[];
  files?: readonly FileReport[];
}

const longestMessage = 3_000;
const shownSlowest = 20;

/**
 * The end of a run, where a long log is read first: the slowest files, what was skipped, what is flaky, what failed,
 * and the one line that machines read.
 */
export function closingLines(steps: readonly { name: string; tally: Tally }[]): string[] {
  const failed = steps.flatMap(({ tally }) => tally.failed);
  const skipped = steps.flatMap(({ tally }) => tally.skipped ?? []);
  const failedSteps = steps.filter(({ tally }) => tally.failed.length > 0).map(({ name }) => name);
  const passed = steps.reduce((sum, { tally }) => sum + tally.passed, 0);
  return [
    ...slowest(steps),
    ...skipped.map((name) => `skipped: ${name}`),
    ...failed.map(({ name, message }) => `failed: ${name}\n${indented(message)}`),
    ...(failedSteps.length > 0 ? [`failed in: ${failedSteps.join(', ')}`] : []),
    ...steps.flatMap(({ tally }) => tally.flaky ?? []).map((name) => `flaky: ${name}`),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ];
}

function slowest(steps: readonly { name: string; tally: Tally }[]): string[] {
  const rows = steps
    .flatMap(({ name, tally }) => (tally.files ?? []).map(({ file, seconds }) => ({ name, file, seconds })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, shownSlowest)
    .map(({ name, file, seconds }) => `${name.padEnd(10)}  ${seconds.toFixed(1).padStart(7)}  ${file}`);
  return rows.length > 0 ? ['step        seconds  slowest test files', ...rows, ''] : [];
}

const indented = (message: string) => message.slice(0, longestMessage).replaceAll(/^/gm, '    ');
