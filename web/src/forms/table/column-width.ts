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

/** With less room than that a cell cannot be filled in; a text that is only read takes another line. */
const leastWritten: typeof widths = { date: 136, select: 116, text: 116, autoComplete: 116, textarea: 140 };
const leastRead: typeof widths = { date: 92, time: 64, files: 120, pictures: 120, richText: 140 };
const leastReadText = 76;

const numbers: readonly FormField['kind'][] = ['number', 'calculation'];

/** Figures stand below each other by their last digit. */
export const lookOf = ({ kind }: FormField) => (numbers.includes(kind) ? 'numeric' : undefined);

/** The room of a digit, and what stands around figures in a cell: the lines, the padding, the currency. */
const digitWidth = 9;
const roomAround = 30;
const roomAroundRead = 20;
const roomOfAffix = 24;

/** So wide that the longest figure in a column is not cut off; a hundred thousand million with its currency fits too. */
export const figureWidth = (
  { prefix = '', suffix = '' }: Pick<FormField, 'prefix' | 'suffix'>,
  letters: number,
  isRead = false,
): number => {
  if (isRead) return (letters + prefix.length + suffix.length) * digitWidth + roomAroundRead;
  const affixes = [prefix, suffix].filter((affix) => affix !== '');
  const affixed = affixes.reduce((sum, affix) => sum + affix.length * digitWidth + roomOfAffix, 0);
  return letters * digitWidth + roomAround + affixed;
};

const widthOf = ({ kind }: FormField): number => widths[kind] ?? usualWidth;

function leastOf(column: FormField, isRead: boolean): number {
  if (!isRead) return leastWritten[column.kind] ?? widthOf(column);
  // A heading is cut off sooner than a figure; the figures say how wide they must be.
  return lookOf(column) ? 56 : (leastRead[column.kind] ?? leastReadText);
}

/**
 * The tracks of a grid: fixed ones around the columns, which share what is left as far as they need it. `needed` says how
 * wide a column must be at least, by its model.
 */
export function gridTracks(
  columns: readonly Column[],
  before: readonly number[],
  after: readonly number[],
  needed: Readonly<Record<string, number>> = {},
  isRead = false,
) {
  const fixed = (width: number) => `${width}px`;
  const least = (column: Column) => Math.max(leastOf(column, isRead), needed[column.model] ?? 0);
  const shared = columns.map((column) => `minmax(${least(column)}px, ${widthOf(column)}fr)`);
  const width = [...before, ...columns.map(least), ...after].reduce((sum, one) => sum + one, 0);
  return { template: [...before.map(fixed), ...shared, ...after.map(fixed)].join(' '), width };
}
