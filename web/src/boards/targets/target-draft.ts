import type { TargetHolder, TargetMetric } from '@fairway/contract/board-fields.ts';
import type { TargetCell, TargetRow } from '@fairway/contract/targets.ts';
import { sumOfTargets, wholeTargets } from '@fairway/domain/metrics/targets.ts';

/** A row of the grid: one of the server, or somebody just added. */
export type DraftRow = Pick<TargetRow, 'key' | 'kind' | 'name' | 'above' | 'isUsed'> & {
  values: Partial<Record<TargetMetric, (string | null)[]>>;
};

/** What somebody typed, by place; empty: nothing is set any more. */
export type Edits = ReadonlyMap<string, string>;

export interface Place {
  kind: TargetHolder;
  key: string;
  metric: TargetMetric;
  /** From 1 to 12. */
  month: number;
}

export const placeText = ({ kind, key, metric, month }: Place): string => `${kind} ${key} ${metric} ${month}`;

const amount = /^\d{1,14}(\.\d{1,2})?$/;
/** As people write figures and sheets copy them: with groups of three, blanks, a currency sign before it. */
export const readAmount = (text: string): string => text.replace(/[\s,，¥￥]/g, '');
export const isAmount = (text: string): boolean => text === '' || amount.test(text);

const keptAt = ({ values }: DraftRow, { metric, month }: Place): string | null =>
  values[metric]?.[month - 1] ?? null;

/** What stands in a cell now. */
export const shownAt = (row: DraftRow, place: Place, edits: Edits): string =>
  edits.get(placeText(place)) ?? keptAt(row, place) ?? '';

export const months = Array.from({ length: 12 }, (_, at) => at + 1);
const placeOf = ({ kind, key }: DraftRow, metric: TargetMetric, month: number): Place => ({
  ...{ kind, key, metric, month },
});

/** What all rows come to with what was typed; what is no amount counts as nothing set. */
export function wholeOf(
  rows: readonly DraftRow[],
  metric: TargetMetric,
  edits: Edits,
): ReadonlyMap<string, { months: (string | null)[]; total: string | null }> {
  const typed = (row: DraftRow, month: number) => {
    const text = shownAt(row, placeOf(row, metric, month), edits);
    return text !== '' && amount.test(text) ? text : null;
  };
  const whole = wholeTargets(
    rows.map((row) => ({ key: row.key, above: row.above, values: months.map((month) => typed(row, month)) })),
  );
  return new Map([...whole].map(([key, values]) => [key, { months: values, total: sumOfTargets(values) }]));
}

/** With a block of cells as a sheet copies it, from one cell on to the right and down; what is beyond the table is left. */
export function pasted(
  rows: readonly DraftRow[],
  { row, month, metric }: { row: number; month: number; metric: TargetMetric },
  text: string,
): [place: string, text: string][] {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((cell, right): [string, string][] => {
      const to = rows[row + down];
      return to && month + right <= 12
        ? [[placeText(placeOf(to, metric, month + right)), readAmount(cell)]]
        : [];
    }),
  );
}

const isSame = (one: string | null, text: string): boolean =>
  one === null ? text === '' : text !== '' && Number(one) === Number(text);

/** What is to be saved: what differs from what was there. */
export function changedCells(rows: readonly DraftRow[], edits: Edits): TargetCell[] {
  return rows.flatMap((row) =>
    (['profit', 'teu'] as const).flatMap((metric) =>
      months.flatMap((month): TargetCell[] => {
        const place = placeOf(row, metric, month);
        const text = edits.get(placeText(place));
        const was = keptAt(row, place);
        if (text === undefined || isSame(was, text)) return [];
        return [{ ...place, value: text === '' ? null : text, was }];
      }),
    ),
  );
}
