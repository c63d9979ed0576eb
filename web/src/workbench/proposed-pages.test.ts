import { expect, test } from 'vitest';
import { proposedPages } from './proposed-pages.ts';

const group = (id: string, count: number) => ({
  id,
  name: id,
  pages: Array.from({ length: count }, (_, at) => ({
    id: `${id}${at}`,
    name: '',
    path: '',
    icon: '',
  })),
});
const ids = (...groups: ReturnType<typeof group>[]) => proposedPages(groups).map(({ id }) => id);

test.each([
  ['nothing to open', [], []],
  ['one page', [group('office', 1)], ['office0']],
  [
    'a page of each heading in turn, the system last',
    [group('system', 2), group('office', 1), group('finance', 3)],
    ['office0', 'finance0', 'system0', 'finance1', 'system1', 'finance2'],
  ],
  [
    'no more than two rows of a phone',
    [group('office', 9)],
    ['office0', 'office1', 'office2', 'office3', 'office4', 'office5', 'office6'],
  ],
])('%s', (_, groups, expected) => {
  expect(ids(...groups)).toEqual(expected);
});
