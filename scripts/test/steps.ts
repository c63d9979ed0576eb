import { browserExecutable } from '../browser.ts';
import { runNode } from './run-node.ts';
import { runVitest } from './run-vitest.ts';
import type { Tally } from './tally.ts';

export interface Step {
  name: string;
  /** Part of the fast check. */
  fast?: boolean;
  /** Why it cannot run on this machine, if it cannot. */
  impossible?: () => Promise<string | undefined>;
  run: () => Promise<Tally>;
}

const script =
  (name: string, ...args: string[]) =>
  async (): Promise<Tally> =>
    (await runNode(args))
      ? { passed: 1, failed: [] }
      : { passed: 0, failed: [{ name, message: 'its log is above' }] };

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
  { name: 'unit', fast: true, run: () => runVitest({ name: 'unit', config: 'vitest.config.ts' }) },
  { name: 'server', run: () => runVitest({ name: 'server', config: 'vitest.config.ts' }) },
  {
    name: 'web',
    impossible: reasonForNoBrowser,
    run: () => runVitest({ name: 'web', config: 'web/vitest.config.ts' }),
  },
  {
    name: 'end-to-end',
    impossible: reasonForNoBrowser,
    run: () => runVitest({ name: 'end-to-end', config: 'vitest.config.ts' }),
  },
];
