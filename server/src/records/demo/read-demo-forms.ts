import { readFileSync } from 'node:fs';
import type { Received } from '@fairway/contract/endpoint.ts';
import { createModel } from '@fairway/contract/form-models.ts';
import * as z from 'zod/mini';

/** The forms of daily work; a form that refers to records of another stands after it. */
const workForms = [
  'visit-record',
  'customer-lead',
  'complaint',
  'warehouse-entry',
  'truck-dispatch',
  'fixed-asset',
  'meeting-room',
  'supplier-evaluation',
];

/** A form of the demo company as an administrator would send it to be saved. */
export type DemoForm = Omit<Received<typeof createModel>['body'], 'indexFields'> & { indexFields?: string[] };

export const readWorkForms = (): DemoForm[] => workForms.map(readForm);

/** With every kind of field once: to show and to try, nobody works with it. */
export const readShowpiece = (): DemoForm => readForm('all-kinds');

export const readDemoForms = (): DemoForm[] => [...readWorkForms(), readShowpiece()];

function readForm(name: string): DemoForm {
  const text = readFileSync(new URL(`./forms/${name}.json`, import.meta.url), 'utf8');
  // Saved as a text inside of a text, but here to be read.
  const { definition, ...head } = JSON.parse(text);
  return z.parse(createModel.body, { ...head, formData: JSON.stringify(definition) });
}
