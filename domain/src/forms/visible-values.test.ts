import { readFormDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { deriveFields } from './derive-fields.ts';
import { withoutMaskEchoes } from './mask-echoes.ts';
import { isVisibleAt } from './shown-cells.ts';
import { rowsOf } from './table-rows.ts';
import { anyForm, anyRights, anyValues } from './testing/generated-forms.ts';
import { someone } from './testing/someone.ts';
import { maskedValues, shownAt, visibleValues } from './visible-values.ts';

const field = (model: string, more: object = {}) => ({ id: `f-${model}`, model, kind: 'text', ...more });
const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      field('open'),
      field('never', { hidden: true }),
      field('mine', { visibleWhen: 'USER() = "user-sales01"' }),
      field('theirs', { visibleWhen: 'USER() = "user-admin"' }),
      field('kept', { visibleWhen: '{open} = "x"' }),
      field('cleared', { visibleWhen: '{open} = "x"', whenHidden: 'clear' }),
      field('mobile', { mask: 'mobile' }),
      field('rows', {
        kind: 'table',
        columns: [
          field('type', { id: 'c1' }),
          field('note', { id: 'c2', visibleWhen: '{rows.type} = "x"' }),
          field('secret', { id: 'c3', hidden: true }),
          field('card', { id: 'c4', mask: 'bankCard' }),
        ],
      }),
    ],
  }),
);
const values = {
  ...{ open: 'y', never: 'n', mine: 'm', theirs: 't', kept: 'k', mobile: '13612348888', gone: 'g' },
  rows: [
    { id: '1', type: 'x', note: 'a', secret: 's', gone: 'g' },
    { id: '2', type: 'y', note: 'b', secret: 's' },
  ],
};

describe('the values somebody sees', () => {
  it('are those the form shows them', () => {
    expect(visibleValues(form, values, { context: someone })).toEqual({
      ...{ open: 'y', mine: 'm', mobile: '13612348888' },
      rows: [
        { id: '1', type: 'x', note: 'a' },
        { id: '2', type: 'y' },
      ],
    });
  });

  it('are all the form has for who fills it in, but what their step hides', () => {
    const rights = { kept: 'hidden', 'rows.note': 'hidden' } as const;
    expect(visibleValues(form, values, { context: someone, rights, fillsIn: true })).toEqual({
      ...{ open: 'y', never: 'n', mine: 'm', theirs: 't', mobile: '13612348888' },
      rows: [
        { id: '1', type: 'x', secret: 's' },
        { id: '2', type: 'y', secret: 's' },
      ],
    });
  });

  it('agree with the form as it is worked out', () => {
    fc.assert(
      fc.property(anyForm, anyValues, anyRights, (definition, given, rights) => {
        const any = compileForm(definition);
        const viewing = { rights, context: someone };
        const settled = deriveFields(any, given, viewing).values;
        const state = deriveFields(any, settled, viewing);
        const isShown = shownAt(any, settled, viewing);
        for (const one of any.reading) {
          const places =
            one.table === undefined ? [undefined] : rowsOf(settled, one.table).map((_, row) => row);
          for (const row of places)
            expect(isShown(one, row)).toBe(
              isVisibleAt(state, row === undefined ? { field: one } : { field: one, row }),
            );
        }
      }),
    );
  });
});

describe('masked values', () => {
  const full = { mobile: '13612348888', rows: [{ id: '1', card: '6222021234567890' }] };
  const masked = { mobile: '136****8888', rows: [{ id: '1', card: '6222********7890' }] };

  it('are masked', () => {
    expect(maskedValues(form, full)).toEqual(masked);
    expect(maskedValues(form, { mobile: null })).toEqual({ mobile: null });
  });

  it('mean what stands when they come back', () => {
    expect(withoutMaskEchoes(form, masked, full)).toEqual(full);
    const other = { mobile: '137****8888', rows: [{ id: '2', card: '6222********7890' }] };
    expect(withoutMaskEchoes(form, other, full)).toEqual(other);
  });
});
