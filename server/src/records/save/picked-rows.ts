import { AppError } from '@fairway/contract/app-error.ts';
import type { FormField, FormValues, InterfaceParameter } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { rowsByIds } from '../../data-interfaces/ask-interface.ts';
import { idsIn } from '../names/reader.ts';
import { pickableRows, rowsWithText } from '../pickable-rows.ts';
import type { ValueCell } from './cells.ts';
import type { Saver } from './saver.ts';

/** Askings with different parameters at once: a sub-table whose every row asks another question ends here. */
const mostAskings = 100;

/** The rows that chosen values stand for; undefined where nothing of that value is offered. */
export type PickedRow = (cell: Pick<ValueCell, 'field' | 'row'>, id: string) => Row | undefined;

interface Asking {
  question: string;
  ids: Set<string>;
  ask: (ids: string[]) => Promise<Map<string, Row>>;
}

/** Looks up the rows behind what was chosen from interfaces and from other models, each source once. */
export async function pickedRows(
  saver: Saver,
  form: CompiledForm,
  values: FormValues,
  cells: readonly (ValueCell & { ids: string[] })[],
): Promise<PickedRow> {
  const askings = new Map<string, Asking>();
  const questionOf = (cell: Pick<ValueCell, 'field' | 'row'>) => askingOf(saver, form, values, cell);
  for (const cell of cells) {
    const asking = questionOf(cell);
    if (!asking || cell.ids.length === 0) continue;
    const known = askings.get(asking.question) ?? { ...asking, ids: new Set<string>() };
    for (const id of cell.ids) known.ids.add(id);
    askings.set(asking.question, known);
  }
  const found = new Map<string, Map<string, Row>>();
  for (const { question, ids, ask } of [...askings.values()].slice(0, mostAskings))
    found.set(question, await ask([...ids]));
  return (cell, id) => {
    const question = questionOf(cell)?.question;
    return question === undefined ? undefined : found.get(question)?.get(id);
  };
}

const flatKinds = ['radio', 'checkbox', 'select'];

/** Whether what stands in it can be a row of somewhere else: a picker, or a text that was suggested. */
export const hasRows = (field: FormField): boolean =>
  isPicker(field) ||
  (field.kind === 'autoComplete' && Boolean(field.source?.interfaceId || field.source?.modelId));

/** Whether its values are rows of somewhere else. */
export const isPicker = ({ kind, source, options }: FormField): boolean =>
  kind !== 'autoComplete' &&
  kind !== 'table' &&
  Boolean(source?.interfaceId || source?.modelId || options?.from === 'interface');

function askingOf(
  saver: Saver,
  form: CompiledForm,
  values: FormValues,
  { field, row }: Pick<ValueCell, 'field' | 'row'>,
): Pick<Asking, 'question' | 'ask'> | undefined {
  const { source, options, kind } = field.field;
  const isSuggested = kind === 'autoComplete';
  if (source?.modelId) {
    const { modelId, labelColumn } = source;
    if (!isSuggested)
      return { question: `model ${modelId}`, ask: (ids) => pickableRows(saver, modelId, ids) };
    return {
      question: `model ${modelId} ${labelColumn}`,
      ask: (texts) => rowsWithText(saver, modelId, labelColumn, texts),
    };
  }
  const asked = source?.interfaceId
    ? { interfaceId: source.interfaceId, ...source, childrenColumn: 'children' }
    : options?.from === 'interface'
      ? options
      : undefined;
  if (!asked) return undefined;
  const { interfaceId } = asked;
  const valueColumn = isSuggested ? asked.labelColumn : asked.valueColumn;
  // A list without levels offers what stands at the top.
  const childrenColumn = flatKinds.includes(field.field.kind) ? '' : asked.childrenColumn;
  const given = parametersOf(form, asked.parameters, values, field.table, row);
  return {
    question: `interface ${interfaceId} ${valueColumn} ${JSON.stringify(given)}`,
    ask: async (ids) => {
      const wanted = { ids, propsValue: valueColumn, values: given, childrenColumn };
      const rows = await rowsByIds(saver, interfaceId, wanted).catch(noRowsWithoutParameter);
      return new Map(rows.map((one) => [String(ownValue(one, valueColumn)), one]));
    },
  };
}

/** The field it depends on is empty: nothing is offered. */
export function noRowsWithoutParameter(error: unknown): Row[] {
  if (error instanceof AppError && ['INTERFACE_PARAMETER_MISSING', 'NOT_FOUND'].includes(error.refusal ?? ''))
    return [];
  throw error;
}

/** What an interface is asked with: fixed values, and values of other fields as somebody at this place means them. */
export function parametersOf(
  form: CompiledForm,
  parameters: readonly InterfaceParameter[],
  values: FormValues,
  table?: string,
  row?: number,
): Record<string, unknown> {
  return Object.fromEntries(
    parameters.map(({ name, field, value }) => {
      if (!field) return [name, value];
      const inTable = form.byPath.get(field)?.table;
      if (inTable === undefined) return [name, ownValue(values, field)];
      const column = field.slice(inTable.length + 1);
      const rows = rowsOf(values, inTable);
      if (inTable === table && row !== undefined) return [name, ownValue(rows[row], column)];
      return [name, rows.map((one) => ownValue(one, column))];
    }),
  );
}

/** What was chosen anew at a cell; what stood there already was offered once. */
export const newIds = (value: unknown, before: unknown): string[] => {
  const known = new Set(idsIn(before));
  return [...new Set(idsIn(value))].filter((id) => !known.has(id) && id.length <= 200);
};
