import { readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, test } from 'vitest';
import { shownText, shownTexts } from './shown-text.ts';

const definition = readFormDefinition({
  version: 1,
  nodes: [
    { id: 'a', kind: 'user', model: 'who', label: '负责人' },
    { id: 'b', kind: 'text', model: 'note', label: '备注' },
    {
      ...{ id: 'c', kind: 'table', model: 'rows', label: '明细' },
      columns: [{ id: 'd', kind: 'users', model: 'by', label: '经办' }],
    },
  ],
});

test('people are read by their names, everything else as it is', () => {
  const values = {
    who: '周子涵/sales01,沈立群/manager01',
    note: '提单/a1',
    rows: [{ id: 'r1', by: '钱雨薇/sales02,海运部' }],
  };
  expect(shownTexts(definition, values)).toEqual({
    who: '周子涵,沈立群',
    note: '提单/a1',
    rows: [{ id: 'r1', by: '钱雨薇,海运部' }],
  });
  expect(values.rows[0]?.by).toBe('钱雨薇/sales02,海运部');
  expect(shownText('周子涵/sales01', 'createdBy')).toBe('周子涵');
  expect(shownText('海运/a1', 'text')).toBe('海运/a1');
  expect(shownText(3, 'number')).toBe('3');
  expect(shownText(null, 'user')).toBe('');
});
