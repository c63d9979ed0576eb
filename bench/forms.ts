import { formDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { type Change, deriveChange, deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import type { FormState } from '@fairway/domain/forms/form-state.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';
import * as z from 'zod/mini';
import type { Bench } from './bench.ts';
import { largeForm, largeValues } from './large-form.ts';

const goal = 1_000;
const changes = 3_000;

export const forms: Bench = {
  name: 'a form of 200 fields and a sub-table of 100 rows, worked out again after one change',
  goal: `≥ ${goal} a second`,
  async measure() {
    const definition = z.parse(formDefinition, largeForm);
    const form = compileForm(definition);
    const viewing = { context: someone };
    const perSecond = (change: (n: number) => Change) => {
      let now: FormState = deriveFields(form, largeValues, viewing);
      const from = performance.now();
      for (let n = 0; n < changes; n++) now = deriveChange(form, now, change(n), viewing);
      return Math.round(changes / ((performance.now() - from) / 1000));
    };
    const watched = perSecond((n) => ({ model: 'm0', value: n }));
    const alone = perSecond((n) => ({ model: 'm1', value: `t${n}` }));
    const cell = perSecond((n) => ({ model: 'rows.qty', row: n % 100, value: n }));
    const from = performance.now();
    for (let n = 0; n < 100; n++) deriveFields(form, largeValues, viewing);
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
