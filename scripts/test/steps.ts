import { browserExecutable } from '../browser.ts';
import { runNode } from './run-node.ts';
import { runVitest } from './run-vitest.ts';
import type { Tally } from './tally.ts';

export interface Step {
  name: string;
  /** Part of the fast check. */
  fast?: boolean;
  /** True for the test files it runs; a step without test files always runs whole. */
  owns?: (file: string) => boolean;
  /** Why it cannot run on this machine, if it cannot. */
  impossible?: () => Promise<string | undefined>;
  /** All of it, or these test files. */
  run: (files?: readonly string[]) => Promise<Tally>;
}

const script =
  (name: string, ...args: string[]) =>
  async (): Promise<Tally> =>
    (await runNode(args))
      ? { passed: 1, failed: [] }
      : { passed: 0, failed: [{ name, message: 'its log is above' }] };

const vitest = (name: string, places: RegExp, config = 'vitest.config.ts'): Step => ({
  name,
  owns: (file) => places.test(file),
  run: (files) => runVitest({ name, config, files }),
});

async function reasonForNoBrowser(): Promise<string | undefined> {
  const browser = await browserExecutable();
  return browser.found ? undefined : browser.reason;
}

/** Everything there is to check, what fails soonest first. */
export const steps: readonly Step[] = [
  {
    name: 'format and lint',
    fast: true,
    run: script('biome', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
  },
  ...['contract', 'domain', 'server', 'web'].map((floor) => ({
    name: `types of ${floor}`,
    fast: true,
    run: script(`tsc -p ${floor}`, 'node_modules/typescript/bin/tsc', '-p', floor),
  })),
  { name: 'directions', fast: true, run: script('directions', 'scripts/directions.ts') },
  { ...vitest('unit', /^(contract|domain|scripts)\//), fast: true },
  vitest('server', /^server\//),
  { ...vitest('web', /^web\//, 'web/vitest.config.ts'), impossible: reasonForNoBrowser },
  { ...vitest('end-to-end', /^e2e\//), impossible: reasonForNoBrowser },
];
