import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileReport, mergeSecondRun, nameOf } from './file-report.ts';
import { root, runNode } from './run-node.ts';
import type { Tally } from './tally.ts';
import { type RunReport, reportVariable } from './vitest-reporter.ts';

const reports = join(root, 'node_modules', '.cache', 'test-reports');
/** So many failed files are no accident: to run all of them again would only take longer. */
const mostSecondRuns = 10;

interface Project {
  name: string;
  config: string;
  /** Relative to the root; all when nothing is said. */
  files?: readonly string[];
}

/** Runs the tests of a project; a file that failed is run once more, with nothing beside it. */
export async function runVitest(project: Project): Promise<Tally> {
  const first = await runOnce(project, 'first');
  if (!first) return { passed: 0, failed: [{ name: project.name, message: 'vitest wrote no report' }] };
  const failed = first.files.filter((report) => report.failed.length > 0).map(({ file }) => file);
  const errors = first.errors.map((message) => ({ name: `${project.name}, outside every test`, message }));
  if (failed.length === 0 || failed.length > mostSecondRuns) return tallyOf(first.files, [], errors);

  process.stdout.write(`\n── ${project.name}: once more, alone: ${failed.join(', ')}\n`);
  const second = await runOnce({ ...project, files: failed }, 'second', [
    '--maxWorkers=1',
    '--maxConcurrency=1',
  ]);
  const { files, flaky } = mergeSecondRun(first.files, second?.files ?? []);
  const more = (second?.errors ?? []).map((message) => ({
    name: `${project.name}, outside every test`,
    message,
  }));
  return tallyOf(files, flaky, [...errors, ...more]);
}

async function runOnce({ name, config, files = [] }: Project, which: string, options: string[] = []) {
  const report = join(reports, `${name}-${which}.json`);
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  const ok = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${config}`,
      `--project=${name}`,
      '--reporter=default',
      `--reporter=${join(root, 'scripts', 'test', 'vitest-reporter.ts')}`,
      ...options,
      ...files.map((file) => join(root, file)),
    ],
    { [reportVariable]: report },
  );
  const read = await readFile(report, 'utf8').catch(() => undefined);
  if (!read) return undefined;
  const run = JSON.parse(read) as RunReport;
  const explained = run.errors.length > 0 || run.files.some(({ failed }) => failed.length > 0);
  if (!ok && !explained) run.errors.push('vitest ended with an error and named none; its log is above');
  return run;
}

function tallyOf(files: readonly FileReport[], flaky: string[], errors: Tally['failed']): Tally {
  const failed = files.flatMap(({ file, failed }) =>
    failed.map(({ test, message }) => ({ name: nameOf(file, test), message })),
  );
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: [...failed, ...errors],
    skipped: files.flatMap(({ skipped }) => skipped),
    flaky,
    files,
  };
}
