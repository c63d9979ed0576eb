import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'end-to-end',
          include: ['e2e/**/*.test.ts'],
          // One browser and one server at a time: two cores.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
