import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

/**
 * How long a test waits tells soon from never; it does not measure the machine. Nothing waits where a test passes.
 * No test has a shorter limit of its own, unless how long something takes is what it is about.
 */
const minute = 60_000;

export default defineConfig({
  test: {
    teardownTimeout: minute,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'domain/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Left to itself, vitest keeps one core free.
          maxWorkers: availableParallelism(),
          // Rules keep no state: a module is loaded once for all files of a worker.
          isolate: false,
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/database-for-tests.ts'],
          // They mostly wait for databases, processes and password hashes.
          maxWorkers: 4,
          // Every file builds an app on a database of its own; the modules of the app are loaded once a worker.
          isolate: false,
          // The first ones may have to wait until the demo company is loaded.
          testTimeout: 15 * minute,
          hookTimeout: 15 * minute,
          expect: { poll: { timeout: 2 * minute } },
        },
      },
      {
        test: {
          name: 'end-to-end',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/first-start.ts'],
          // A browser waits for its server half of the time: two of each keep two cores busy.
          maxWorkers: 2,
          maxConcurrency: 2,
          testTimeout: 15 * minute,
          hookTimeout: 15 * minute,
          expect: { poll: { timeout: 2 * minute } },
        },
      },
    ],
  },
});
