import type { ManagedEntry } from '@fairway/contract/dictionary-admin.ts';
import { expect, test } from 'vitest';
import { entryRows } from './entry-rows.ts';

const entry = (id: string, parentId: string | null = null): ManagedEntry => ({
  ...{ id, parentId, version: 1, enCode: id, fullName: id, enName: '', standard: null, isEnabled: true },
});
const entries = [entry('dg'), entry('gas', 'dg'), entry('flame', 'dg'), entry('reefer')];
const shown = (closed: string[], keyword = '') =>
  entryRows(entries, new Set(closed), keyword).map(({ entry: { id }, level }) => `${level} ${id}`);

test('what is below stands below, unless it is folded', () => {
  expect(shown([])).toEqual(['1 dg', '2 gas', '2 flame', '1 reefer']);
  expect(shown(['dg'])).toEqual(['1 dg', '1 reefer']);
});

test('what is looked for is shown with what is above it', () => {
  expect(shown(['dg'], 'GAS')).toEqual(['1 dg', '2 gas']);
  expect(shown([], 'none')).toEqual([]);
});
