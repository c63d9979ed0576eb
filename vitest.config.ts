import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'domain/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Generated cases take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/database-for-tests.ts'],
          // They mostly wait for databases, processes and password hashes.
          maxWorkers: 4,
          // Waiting costs nothing where a test passes, and one that gives up early fails for no reason.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
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
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
