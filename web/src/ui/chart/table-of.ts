import type { Say } from '../../language/words.ts';
import type { ChartData, Figure, Measure, Named } from './chart-data.ts';
import { exactText, growthText, isKnown, measureText } from './figure-text.ts';
import { sharesSoFar } from './shares-so-far.ts';

export interface ChartTable {
  /** Of the column with the names. */
  head: string;
  columns: readonly string[];
  rows: readonly TableRow[];
}

interface TableRow extends Named {
  cells: readonly TableCell[];
}

export interface TableCell {
  text: string;
  /** Tells `onPick` which of several figures of the row was meant. */
  part?: string;
}

const cell = (measure: Measure, value: Figure | undefined, part?: string): TableCell => ({
  text: isKnown(value) ? exactText(measure, value) : '',
  ...(part !== undefined && { part }),
});

const share: Measure = { name: '', isShare: true };

/** The same figures as the drawing, to the last digit. */
export function tableOf(data: ChartData, words: Say): ChartTable {
  const { head } = data;
  switch (data.kind) {
    case 'columns':
    case 'lines': {
      const { categories, measure } = data;
      const main = (data.kind === 'columns' ? data.columns : data.lines).map((one) => ({ ...one, measure }));
      const series = data.kind === 'columns' && data.line ? [...main, data.line] : main;
      return {
        head,
        columns: series.map((one) => measureText({ ...one.measure, name: one.name })),
        rows: categories.map(({ key, name }, at) => ({
          ...{ key, name },
          cells: series.map((one) => cell(one.measure, one.values[at], one.key)),
        })),
      };
    }
    case 'bars': {
      const hasGrowth = data.bars.some(({ growth }) => isKnown(growth));
      return {
        head,
        columns: [measureText(data.measure), ...(hasGrowth ? [words('chartGrowth')] : [])],
        rows: data.bars.map(({ key, name, value, growth }) => ({
          ...{ key, name },
          cells: [
            cell(data.measure, value),
            ...(hasGrowth ? [{ text: isKnown(growth) ? growthText(words, growth) : '' }] : []),
          ],
        })),
      };
    }
    case 'pareto': {
      const shares = sharesSoFar(data);
      return {
        head,
        columns: [measureText(data.measure), words('chartShare'), words('chartCumulative')],
        rows: data.bars.map(({ key, name, value }, at) => ({
          ...{ key, name },
          cells: [cell(data.measure, value), cell(share, shares[at]?.own), cell(share, shares[at]?.soFar)],
        })),
      };
    }
    case 'heat':
      return {
        head: `${head} · ${measureText(data.measure)}`,
        columns: data.columns.map(({ name }) => name),
        rows: data.rows.map(({ key, name, values }) => ({
          ...{ key, name },
          cells: data.columns.map((column, at) => cell(data.measure, values[at], column.key)),
        })),
      };
    case 'stack':
      return {
        head: `${head} · ${measureText(data.measure)}`,
        columns: data.parts.map(({ name }) => name),
        rows: data.bars.map(({ key, name, values }) => ({
          ...{ key, name },
          cells: data.parts.map((part, at) => cell(data.measure, values[at], part.key)),
        })),
      };
    case 'bubbles':
      return {
        head,
        columns: [data.x, data.y, data.size].map(measureText),
        rows: data.points.map(({ key, name, x, y, size }) => ({
          ...{ key, name },
          cells: [cell(data.x, x), cell(data.y, y), cell(data.size, size)],
        })),
      };
    case 'waterfall':
      return {
        head,
        columns: [measureText(data.measure)],
        rows: [data.start, ...data.effects, data.end].map(({ key, name, value }) => ({
          ...{ key, name },
          cells: [cell(data.measure, value)],
        })),
      };
    case 'rings':
      return {
        head,
        columns: [words('chartReal'), words('chartTarget'), words('chartReached')],
        rows: [
          ...data.rings.map(({ key, name, measure, value, target }) => ({
            ...{ key, name: measureText({ ...measure, name }) },
            cells: [cell(measure, value), cell(measure, target), cell(share, target ? value / target : null)],
          })),
          ...(data.time
            ? [
                {
                  key: '',
                  name: data.time.name,
                  cells: [{ text: '' }, { text: '' }, cell(share, data.time.share)],
                },
              ]
            : []),
        ],
      };
  }
}
