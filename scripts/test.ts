/** Runs every check there is, one after the other, and ends with one honest line. `--fast` stops before the databases. */
import { steps } from './test/steps.ts';
import { closingLines, type Tally } from './test/tally.ts';

const fast = process.argv.includes('--fast');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);

const done: { name: string; tally: Tally }[] = [];
for (const { name, fast: isFast, impossible, run } of steps) {
  if ((fast && !isFast) || (only && name !== only)) continue;
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const reason = await impossible?.();
  const tally = reason ? { passed: 0, failed: [], skipped: [`${name}: ${reason}`] } : await run();
  done.push({ name, tally });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${tally.passed} passed, ${seconds} s\n`);
}

process.stdout.write(`\n${closingLines(done).join('\n')}\n`);
process.exit(done.some(({ tally }) => tally.failed.length > 0) ? 1 : 0);
