import type { FormField } from '@fairway/contract/forms.ts';
import type { Column } from './shown-columns.ts';

const widths: Partial<Record<FormField['kind'], number>> = {
  number: 120,
  calculation: 120,
  rate: 180,
  slider: 180,
  switch: 84,
  text: 168,
  autoComplete: 168,
  textarea: 220,
  richText: 280,
  date: 168,
  time: 132,
  dateRange: 320,
  timeRange: 250,
  radio: 200,
  checkbox: 220,
  select: 150,
  colour: 110,
  files: 220,
  pictures: 220,
  signature: 150,
  location: 200,
};
const usualWidth = 160;
const numbers: readonly FormField['kind'][] = ['number', 'calculation'];

/** Figures stand below each other by their last digit. */
export const lookOf = ({ kind }: FormField) => (numbers.includes(kind) ? 'numeric' : undefined);

/** The room of a digit, and what stands around figures in a cell: the lines, the padding, the currency. */
const digitWidth = 9;
const roomAround = 30;
const roomOfAffix = 24;

/** So wide that the longest figure in a column is not cut off; a hundred thousand million with its currency fits too. */
export const figureWidth = (
  { prefix = '', suffix = '' }: Pick<FormField, 'prefix' | 'suffix'>,
  letters: number,
): number => {
  const affixes = [prefix, suffix].filter((affix) => affix !== '');
  const affixed = affixes.reduce((sum, affix) => sum + affix.length * digitWidth + roomOfAffix, 0);
  return letters * digitWidth + roomAround + affixed;
};

const widthOf = ({ kind }: FormField): number => widths[kind] ?? usualWidth;

/**
 * The tracks of a grid: fixed ones around the columns, which share what is left as far as they need it. `needed` says how
 * wide a column must be at least, by its model.
 */
export function gridTracks(
  columns: readonly Column[],
  before: readonly number[],
  after: readonly number[],
  needed: Readonly<Record<string, number>> = {},
) {
  const fixed = (width: number) => `${width}px`;
  const leastOf = (column: Column) => Math.max(widthOf(column), needed[column.model] ?? 0);
  const shared = columns.map((column) => `minmax(${leastOf(column)}px, ${widthOf(column)}fr)`);
  const width = [...before, ...columns.map(leastOf), ...after].reduce((sum, one) => sum + one, 0);
  return { template: [...before.map(fixed), ...shared, ...after.map(fixed)].join(' '), width };
}
