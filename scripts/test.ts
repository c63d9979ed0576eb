/** Runs every check there is, one after the other, and ends with one honest line. `--fast` stops before the databases. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserExecutable } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}node_modules/.cache/test-reports`;
const fast = process.argv.includes('--fast');
const longestMessage = 3_000;
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);

interface Tally {
  passed: number;
  failed: number;
  /** Name and why. */
  skipped: string[];
  /** The tests that failed, with what they said: repeated at the very end, where a long log is read first. */
  broken?: string[];
}

interface Step {
  name: string;
  /** Part of the fast check. */
  fast?: boolean;
  /** Why it cannot run on this machine, if it cannot. */
  impossible?: () => Promise<string | undefined>;
  run: () => Promise<Tally>;
}

const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] });

function runNode(args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

const tool =
  (path: string, ...args: string[]) =>
  async () =>
    one(await runNode([`node_modules/${path}`, ...args]));

/** A vitest project, counted test by test from its own report. */
const vitest =
  (project: string, config = 'vitest.config.ts') =>
  async (): Promise<Tally> => {
    const report = `${reports}/${project}.json`;
    await rm(report, { force: true });
    const ok = await runNode([
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${config}`,
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const read = await readFile(report, 'utf8').catch(() => undefined);
    if (!read) return one(false);
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(read) as Report;
    const skipped = testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => fullName),
    );
    const broken = testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const said = failed.map(({ fullName, failureMessages }) =>
        told(`${file} › ${fullName}`, failureMessages),
      );
      return said.length === 0 && message ? [told(file, [message])] : said;
    });
    // A file that does not load, or an error outside every test, fails the run without failing a test.
    return {
      passed: numPassedTests,
      failed: numFailedTests + (ok || numFailedTests > 0 ? 0 : 1),
      skipped,
      broken,
    };
  };

const told = (test: string, messages: string[]) =>
  `${test}\n${messages.join('\n').slice(0, longestMessage).replaceAll(/^/gm, '    ')}`;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

async function reasonForNoBrowser(): Promise<string | undefined> {
  const browser = await browserExecutable();
  return browser.found ? undefined : browser.reason;
}

const steps: Step[] = [
  { name: 'format and lint', fast: true, run: tool('@biomejs/biome/bin/biome', 'ci', '.') },
  ...['contract', 'domain', 'server', 'web'].map((floor) => ({
    name: `types of ${floor}`,
    fast: true,
    run: tool('typescript/bin/tsc', '-p', floor),
  })),
  { name: 'directions', fast: true, run: async () => one(await runNode(['scripts/directions.ts'])) },
  { name: 'unit', fast: true, run: vitest('unit') },
  { name: 'server', run: vitest('server') },
  { name: 'web', impossible: reasonForNoBrowser, run: vitest('web', 'web/vitest.config.ts') },
  { name: 'end-to-end', impossible: reasonForNoBrowser, run: vitest('end-to-end') },
];

await mkdir(reports, { recursive: true });
const total: Tally = { passed: 0, failed: 0, skipped: [] };
const failures: string[] = [];
const broken: string[] = [];
for (const step of steps) {
  if ((fast && !step.fast) || (only && step.name !== only)) continue;
  const started = performance.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const reason = await step.impossible?.();
  const tally = reason ? { passed: 0, failed: 0, skipped: [`${step.name}: ${reason}`] } : await step.run();
  if (tally.failed > 0) failures.push(step.name);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped.push(...tally.skipped);
  broken.push(...(tally.broken ?? []));
  process.stdout.write(
    `── ${step.name}: ${tally.passed} passed, ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}

process.stdout.write('\n');
for (const name of total.skipped) process.stdout.write(`skipped: ${name}\n`);
for (const test of broken) process.stdout.write(`failed: ${test}\n`);
if (failures.length > 0) process.stdout.write(`failed in: ${failures.join(', ')}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped\n`);
process.exit(total.failed > 0 ? 1 : 0);
