import { expect, it } from 'vitest';
import { closingLines } from './tally.ts';

const file = (name: string, seconds: number) => ({ file: name, seconds, passed: 1, skipped: [], failed: [] });

it('a run ends with the slowest files, what was skipped, failed and flaky, and the sum', () => {
  expect(
    closingLines([
      { name: 'directions', tally: { passed: 1, failed: [] } },
      {
        name: 'server',
        tally: {
          passed: 7,
          failed: [{ name: 'server/a.test.ts › adds', message: 'expected 1\nto be 2' }],
          skipped: ['needs Windows'],
          flaky: ['server/b.test.ts › waits'],
          files: [file('server/a.test.ts', 1), file('server/b.test.ts', 12.34)],
        },
      },
      { name: 'end-to-end', tally: { passed: 2, failed: [], files: [file('e2e/c.test.ts', 100)] } },
    ]),
  ).toEqual([
    'step        seconds  slowest test files',
    'end-to-end    100.0  e2e/c.test.ts',
    'server         12.3  server/b.test.ts',
    'server          1.0  server/a.test.ts',
    '',
    'skipped: needs Windows',
    'failed: server/a.test.ts › adds\n    expected 1\n    to be 2',
    'failed in: server',
    'flaky: server/b.test.ts › waits',
    '10 passed, 1 failed, 1 skipped',
  ]);
});

it('twenty slow files are shown, and none where no test ran', () => {
  const files = Array.from({ length: 30 }, (_, at) => file(`${at}.test.ts`, at));
  expect(closingLines([{ name: 'unit', tally: { passed: 30, failed: [], files } }])).toHaveLength(
    1 + 20 + 1 + 1,
  );
  expect(closingLines([{ name: 'types', tally: { passed: 1, failed: [] } }])).toEqual([
    '1 passed, 0 failed, 0 skipped',
  ]);
});
