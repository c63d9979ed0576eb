import { describe, expect, it } from 'vitest';
import { type FileReport, mergeSecondRun } from './file-report.ts';

const report = (changes: Partial<FileReport>): FileReport => ({
  file: 'server/src/chat/send.test.ts',
  seconds: 2,
  passed: 3,
  skipped: [],
  failed: [],
  ...changes,
});
const failure = (test?: string) => ({ ...(test && { test }), message: 'expected 1 to be 2' });

describe('two runs of a file', () => {
  it('are one, when the first passed', () => {
    const passed = report({});
    expect(mergeSecondRun([passed], [])).toEqual({ files: [passed], flaky: [] });
  });

  it('make a test flaky that failed in the first only', () => {
    const first = report({ passed: 2, failed: [failure('sends once')] });
    expect(mergeSecondRun([first], [report({ seconds: 9 })])).toEqual({
      files: [report({})],
      flaky: ['server/src/chat/send.test.ts › sends once'],
    });
  });

  it('fail when the second fails', () => {
    const first = report({ passed: 2, failed: [failure('sends once')] });
    expect(mergeSecondRun([first], [first])).toEqual({ files: [first], flaky: [] });
  });

  it('fail with what failed in the second, and name what failed in the first only', () => {
    const first = report({ passed: 2, failed: [failure('sends once')] });
    const second = report({ passed: 2, failed: [failure('sends in order')] });
    expect(mergeSecondRun([first], [second])).toEqual({
      files: [second],
      flaky: ['server/src/chat/send.test.ts › sends once'],
    });
  });

  it('name the file when it did not load the first time', () => {
    const first = report({ passed: 0, failed: [failure()] });
    expect(mergeSecondRun([first], [report({})])).toEqual({
      files: [report({})],
      flaky: ['server/src/chat/send.test.ts'],
    });
  });

  it('fail when the second did not come to a report', () => {
    const first = report({ passed: 2, failed: [failure('sends once')] });
    expect(mergeSecondRun([first], [])).toEqual({ files: [first], flaky: [] });
  });

  it('do not count what the first skipped because a hook threw', () => {
    const first = report({ passed: 0, skipped: ['a', 'b', 'c'], failed: [failure()] });
    expect(mergeSecondRun([first], [report({})]).files).toEqual([report({})]);
  });
});
