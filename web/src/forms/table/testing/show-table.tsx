import { type FieldRights, type FormField, readFormDefinition } from '@fairway/contract/forms.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';
import { page } from 'vitest/browser';
import type { Answer } from '../../../testing/answers.ts';
import { showPart } from '../../../testing/show-part.tsx';
import { type FormMode, FormStore } from '../../form-store.ts';
import { loadPart } from '../../registry.ts';
import { FormContext } from '../../use-form.ts';
import { FormTable } from '../form-table.tsx';

export type Row = Record<string, unknown>;

/** A list of charges: what, how many, for how much each, and what that comes to. */
export const charges = [
  { id: 'c1', kind: 'text', model: 'name', label: '费用', required: true },
  { id: 'c2', kind: 'number', model: 'qty', label: '数量' },
  { id: 'c3', kind: 'number', model: 'price', label: '单价', precision: 2, thousands: true },
  {
    ...{ id: 'c4', kind: 'number', model: 'amount', label: '金额', precision: 2, thousands: true },
    calculated: '{rows.qty} * {rows.price}',
  },
  {
    ...{ id: 'c5', kind: 'select', model: 'unit', label: '单位' },
    options: {
      from: 'static',
      options: [
        { value: 'kg', label: '千克' },
        { value: 'box', label: '箱' },
      ],
    },
  },
  { id: 'c6', kind: 'textarea', model: 'note', label: '备注' },
];

interface Given {
  columns?: unknown[];
  table?: Row;
  rows?: Row[];
  rights?: FieldRights;
  mode?: FormMode;
  answers?: Record<string, Answer[]>;
}

/** A form with one sub-table on the screen, and its store. */
export async function showTable({ columns = charges, table, rows = [], rights, mode, answers }: Given = {}) {
  const definition = readFormDefinition({
    version: 1,
    nodes: [
      { id: 't', kind: 'table', model: 'rows', label: '费用明细', summed: ['amount'], columns, ...table },
    ],
  });
  const field = definition.nodes[0] as FormField;
  // Loaded before, so that no test waits for a file.
  await Promise.all(field.columns?.map(({ kind }) => kind !== 'table' && loadPart(kind)) ?? []);
  const store = new FormStore({
    definition,
    values: { rows },
    context: someone,
    mode: mode ?? 'edit',
    rights,
  });
  await showPart(
    <FormContext value={store}>
      <main>
        <FormTable field={field} />
      </main>
    </FormContext>,
    answers,
  );
  return store;
}

export const rowsOf = ({ values }: FormStore) => values.rows as Row[];
export const column = (store: FormStore, model: string) => rowsOf(store).map((row) => row[model]);

/** Rows named a, b, c … one of each. */
export const named = (...names: string[]): Row[] =>
  names.map((name, index) => ({ id: `id-${name}`, name, qty: index + 1, price: 10 }));

export const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `row-${index}`, name: `费用${index}`, qty: index, price: 2.5, unit: 'kg' },
  }));

export const onDesk = () => page.viewport(1280, 800);
export const onPhone = () => page.viewport(390, 844);

export const cell = (row: number, label: string) =>
  page.getByRole('textbox', { name: `第 ${row} 行 ${label}`, exact: true });

/** What a person does with a block copied from a spreadsheet. */
export function pasteInto(element: Element, text: string, html = ''): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html) clipboardData.setData('text/html', html);
  return element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
