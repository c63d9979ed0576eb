import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Failure, FileReport } from './file-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where to write; the process that starts vitest says it. */
export const reportVariable = 'FAIRWAY_TEST_REPORT';

/** What vitest says of a run, by file: hooks and loading count into the seconds, and no error gets lost. */
export interface RunReport {
  files: FileReport[];
  /** Errors that belong to no file. */
  errors: string[];
}

export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env[reportVariable];
    if (!path) return;
    const ofFile = ({ moduleId }: TestModule) =>
      unhandled
        .filter((error) => error.VITEST_TEST_PATH === moduleId)
        .map((error) => ({ message: words(error) }));
    const ids = new Set(modules.map(({ moduleId }) => moduleId));
    const report: RunReport = {
      files: modules.map((module) => reportOf(module, ofFile(module))),
      errors: unhandled.filter((error) => !ids.has(error.VITEST_TEST_PATH as string)).map(words),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}

function reportOf(module: TestModule, more: Failure[]): FileReport {
  const failed: Failure[] = [...more];
  const skipped: string[] = [];
  let passed = 0;
  for (const test of module.children.allTests()) {
    const result = test.result();
    if (result.state === 'passed') passed++;
    else if (result.state === 'failed')
      failed.push({ test: test.fullName, message: result.errors.map(words).join('\n') });
    else skipped.push(test.fullName);
  }
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  for (const error of [...module.errors(), ...suites]) failed.push({ message: words(error) });
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const seconds = (prepareDuration + setupDuration + collectDuration + duration) / 1000;
  return { file: relative(root, module.moduleId), seconds, passed, skipped, failed };
}

const words = ({ stack, message }: { stack?: string; message: string }) => stack || message;
