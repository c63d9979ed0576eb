/**
 * Runs every check there is, one after the other, and ends with one honest line. `--fast` stops before the databases,
 * names of features or `--changed` choose among the tests.
 */
import { root } from './test/run-node.ts';
import { selectTests } from './test/selection.ts';
import { steps } from './test/steps.ts';
import { closingLines, type Tally } from './test/tally.ts';

const words = process.argv.slice(2);
const fast = words.includes('--fast');
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const asked = words.filter((word) => word !== '--fast' && !word.startsWith('--only='));

let chosen: string[] | undefined;
try {
  chosen = selectTests(root, asked);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

const done: { name: string; tally: Tally }[] = [];
for (const { name, fast: isFast, owns, impossible, run } of steps) {
  if ((fast && !isFast) || (only && name !== only)) continue;
  const files = owns && chosen?.filter(owns);
  if (files?.length === 0) continue;
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const reason = await impossible?.();
  const tally = reason ? { passed: 0, failed: [], skipped: [`${name}: ${reason}`] } : await run(files);
  done.push({ name, tally });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${tally.passed} passed, ${seconds} s\n`);
}

process.stdout.write(`\n${closingLines(done).join('\n')}\n`);
process.exit(done.some(({ tally }) => tally.failed.length > 0) ? 1 : 0);
