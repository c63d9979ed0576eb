import { expect, test } from 'vitest';
import type { Say } from '../language/words.ts';
import type { EntityField, EntityRow } from './entity-description.ts';
import { figureText, momentText, rowText, valueText } from './field-text.ts';

const words = ((key: string) => (key === 'listComma' ? '、' : key)) as Say;
const label = 'entityName';
const row: EntityRow = {
  id: 'x',
  version: 1,
  isEnabled: true,
  lastModifyTime: 0,
  ids: ['a'],
  names: ['釜山', '上海'],
};

test.each([
  ['7.110400', '7.1104'],
  ['20124', '20,124'],
  ['1234567.50', '1,234,567.5'],
  ['-1000', '-1,000'],
  ['0', '0'],
  [29.86, '29.86'],
])('%s is read as %s', (value, text) => expect(figureText(value)).toBe(text));

test('a reference is called by its name, an option by its words', () => {
  const reference: EntityField = { field: 'ids', label, kind: 'references', shownAs: 'names' };
  expect(rowText(reference, row, words)).toBe('釜山、上海');
  const choice: EntityField = { field: 'kind', label, kind: 'choice', options: { sea: 'entityYes' } };
  expect(valueText(choice, 'sea', words)).toBe('entityYes');
  expect(valueText(choice, 'moon', words)).toBe('moon');
  expect(valueText(choice, null, words)).toBe('');
});

test('a time says on whose wall it stands', () => {
  const at = Date.parse('2026-11-20T18:00+08:00');
  expect(momentText(at, 'Asia/Shanghai')).toBe('2026-11-20 18:00 GMT+8');
  expect(momentText(at, 'America/Los_Angeles')).toBe('2026-11-20 02:00 GMT-8');
  expect(momentText(null, 'Asia/Shanghai')).toBe('');
});
