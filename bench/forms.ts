import { formDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { type Change, derive, deriveChange } from '@fairway/domain/forms/derive.ts';
import type { Derived } from '@fairway/domain/forms/derived.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';
import * as z from 'zod/mini';
import type { Bench } from './bench.ts';

const goal = 1_000;
const changes = 3_000;

/** Conditions, calculations and checks as dense as in a large form of a real company. */
const fields = Array.from({ length: 200 }, (_, n) => ({
  id: `f${n}`,
  model: `m${n}`,
  kind: n % 3 === 0 ? 'number' : 'text',
  required: n % 2 === 0,
  ...(n % 10 === 5 ? { visibleWhen: `{m${n - 5}} <> 1` } : {}),
  ...(n % 30 === 3 ? { calculated: `{m${n - 3}} * 2` } : {}),
  rules: n % 7 === 0 ? [{ check: 'length', most: 10 }] : [],
}));
const column = (model: string, kind: string, more: object = {}) => ({
  id: `c-${model}`,
  model,
  kind,
  ...more,
});
const rows = {
  id: 'rows',
  model: 'rows',
  kind: 'table',
  columns: [
    column('name', 'text', { required: true }),
    column('qty', 'number'),
    column('price', 'number', { precision: 2 }),
    column('amount', 'calculation', { calculated: '{rows.qty} * {rows.price}', precision: 2 }),
    column('note', 'text', { visibleWhen: '{rows.amount} > 100' }),
    column('day', 'date'),
  ],
};
const total = {
  id: 'total',
  model: 'total',
  kind: 'calculation',
  calculated: 'SUM({rows.amount})',
  precision: 2,
};

export const forms: Bench = {
  name: 'a form of 200 fields and a sub-table of 100 rows, worked out again after one change',
  goal: `≥ ${goal} a second`,
  async measure() {
    const definition = z.parse(formDefinition, { version: 1, nodes: [...fields, rows, total] });
    const form = compileForm(definition);
    const viewing = { context: someone };
    const values = {
      ...Object.fromEntries(fields.map(({ model, kind }, n) => [model, kind === 'number' ? n : 'text'])),
      rows: Array.from({ length: 100 }, (_, n) => ({
        name: `n${n}`,
        qty: n,
        price: 1.5,
        day: 1_700_000_000_000,
      })),
    };
    const perSecond = (change: (n: number) => Change) => {
      let now: Derived = derive(form, values, viewing);
      const from = performance.now();
      for (let n = 0; n < changes; n++) now = deriveChange(form, now, change(n), viewing);
      return Math.round(changes / ((performance.now() - from) / 1000));
    };
    const watched = perSecond((n) => ({ model: 'm0', value: n }));
    const alone = perSecond((n) => ({ model: 'm1', value: `t${n}` }));
    const cell = perSecond((n) => ({ model: 'rows.qty', row: n % 100, value: n }));
    const from = performance.now();
    for (let n = 0; n < 100; n++) derive(form, values, viewing);
    const whole = (performance.now() - from) / 100;
    return {
      ok: Math.min(watched, alone, cell) >= goal,
      figures: {
        'a cell, /s': cell,
        'a field others look at, /s': watched,
        'a field nobody looks at, /s': alone,
        'everything, ms': whole.toFixed(2),
      },
    };
  },
};
