import { readFormDefinition } from '@fairway/contract/forms.ts';
import { describe, expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { searchableFields } from './searchable-fields.ts';

const field = (model: string, more: object = {}) => ({ id: `f-${model}`, model, kind: 'text', ...more });
const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      field('open'),
      field('never', { hidden: true }),
      field('theirs', { visibleWhen: 'USER() = "user-admin"', whenHidden: 'clear' }),
      field('kept', { visibleWhen: '{open} = "x"' }),
      field('cleared', { visibleWhen: '{open} = "x"', whenHidden: 'clear' }),
      field('mobile', { mask: 'mobile' }),
    ],
  }),
);

describe('the fields a list is searched and sorted by', () => {
  it.each([
    ['all but what is masked for who may read and change all', { acts: ['detail', 'edit'] }, 'all'],
    ['what is always shown in full for who only reads', { acts: ['detail'] }, ['open', 'cleared']],
    ['of these what the list shows, without the details', { acts: ['edit'] }, ['open']],
  ] as const)('are %s', (_, { acts }, found) => {
    const is = searchableFields(form, {
      acts: acts as readonly string[],
      listFields: ['open', 'mobile', 'kept'],
    });
    const paths = form.reading.filter(({ table }) => table === undefined).map(({ path }) => path);
    expect(paths.filter(is)).toEqual(found === 'all' ? paths.filter((path) => path !== 'mobile') : found);
  });
});
