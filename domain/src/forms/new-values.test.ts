import { formDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileForm } from './compile-form.ts';
import { newRow, newValues } from './new-values.ts';
import { someone } from './testing/someone.ts';

const field = (model: string, kind: string, given?: object, more: object = {}) => ({
  id: `f-${model}`,
  model,
  kind,
  ...(given ? { default: given } : {}),
  ...more,
});
const form = compileForm(
  z.parse(formDefinition, {
    version: 1,
    nodes: [
      field('who', 'user', { current: 'user' }),
      field('whose', 'user', { current: 'user' }, { multiple: true }),
      field('mixed', 'users', { current: 'user' }),
      field('department', 'department', { current: 'department' }),
      field('place', 'organisation', { current: 'organisation' }),
      field('post', 'position', { current: 'position' }),
      field('at', 'date', { current: 'now' }),
      field('day', 'date', { current: 'today' }),
      field('due', 'date', { expression: 'DATEADD({day}, 7)' }),
      field('title', 'text', { expression: 'USERNAME() & "的申请"' }),
      field('broken', 'text', { expression: '1 +' }),
      field('fixed', 'checkbox', { value: ['a'] }),
      field('none', 'text'),
      field('rows', 'table', undefined, {
        columns: [field('qty', 'number', { value: 1 }), field('note', 'text')],
      }),
    ],
  }),
);

it('a new form starts with what is true of who fills it in', () => {
  const day = Date.parse('2026-11-14T16:00:00Z');
  expect(newValues(form, someone)).toEqual({
    who: 'user-sales01',
    whose: ['user-sales01'],
    mixed: ['user-sales01--user'],
    department: 'org-sea',
    place: ['org-group', 'org-sea'],
    post: 'position-sales',
    at: someone.now,
    day,
    due: day + 7 * 86_400_000,
    title: '周子涵的申请',
    fixed: ['a'],
    rows: [],
  });
});

it('a new row starts with the defaults of its columns', () => {
  expect(newRow(form, 'rows', {}, someone)).toEqual({ qty: 1 });
  expect(newRow(form, 'nosuch', {}, someone)).toEqual({});
});
