import type { Say } from '../../language/words.ts';
import type { ChartData, Figure, Measure } from './chart-data.ts';
import { isKnown, wholeText } from './figure-text.ts';

interface Said {
  name: string;
  measure: Measure;
  value: number;
}

const known = (measure: Measure, all: readonly { name: string; value: Figure | undefined }[]): Said[] =>
  all.flatMap(({ name, value }) => (isKnown(value) ? [{ name, measure, value }] : []));

/** What is compared in a drawing: every figure, and of what is stacked the sums. */
function figuresOf(data: ChartData): Said[] {
  switch (data.kind) {
    case 'columns':
      return known(
        data.measure,
        data.categories.map(({ name }, at) => ({
          name,
          value: sum(data.columns.map(({ values }) => values[at])),
        })),
      );
    case 'lines':
      return data.lines.flatMap((line) =>
        known(
          data.measure,
          data.categories.map(({ name }, at) => ({ name: `${line.name} ${name}`, value: line.values[at] })),
        ),
      );
    case 'bars':
    case 'pareto':
      return known(data.measure, data.bars);
    case 'heat':
      return data.rows.flatMap((row) =>
        known(
          data.measure,
          data.columns.map(({ name }, at) => ({ name: `${row.name} ${name}`, value: row.values[at] })),
        ),
      );
    case 'bubbles':
      return known(
        data.y,
        data.points.map(({ name, y }) => ({ name, value: y })),
      );
    case 'waterfall':
      return known(data.measure, [data.start, ...data.effects, data.end]);
    case 'stack':
      return known(
        data.measure,
        data.bars.map(({ name, values }) => ({ name, value: sum(values) })),
      );
    case 'rings':
      return data.rings.map(({ name, measure, value }) => ({ name, measure, value }));
  }
}

const sum = (values: readonly (Figure | undefined)[]): Figure => {
  const all = values.filter(isKnown);
  return all.length > 0 ? all.reduce((so, value) => so + value, 0) : null;
};

export const isEmpty = (data: ChartData): boolean => figuresOf(data).length === 0;

/** The greatest and the smallest figure in a sentence; few figures are all said. */
export function saysOf(data: ChartData, words: Say): string {
  const figures = figuresOf(data).toSorted((one, other) => other.value - one.value);
  const text = ({ name, measure, value }: Said) => `${name} ${wholeText(measure, value)}`;
  const [most] = figures;
  const least = figures.at(-1);
  if (!most || !least) return words('chartEmpty');
  if (figures.length < 4) return figures.map((one) => words('chartOne', { figure: text(one) })).join('');
  return words('chartRange', { count: figures.length, most: text(most), least: text(least) });
}
