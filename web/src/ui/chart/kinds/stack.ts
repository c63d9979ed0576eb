import { emphasis, grid, labelStyle, namesAxis, valueAxis } from '../axes.ts';
import type { StackData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { isKnown, shortText, wholeText } from '../figure-text.ts';
import { inkOn, mixed, type Palette } from '../palette.ts';
import { filled, type Look, patterns } from '../patterns.ts';

const barHeight = 52;

/** Lying bars of the same parts, from the best to the worst. */
export function drawStack({ parts, bars, measure }: StackData, setting: Setting): Drawing {
  const { palette, words, language, width } = setting;
  const looks = parts.map((_, at) => agedLook(palette, at, parts.length));
  const totals = bars.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const most = Math.max(0, ...totals);
  const names = bars.length > 1 || bars[0]?.name ? width * 0.28 : 0;
  const fits = (value: number) => most > 0 && (value / most) * (width - names - 16) > palette.text * 4;
  const marks = bars.flatMap((bar, down) => {
    let end = 0;
    return parts.flatMap((part, seriesIndex): Mark[] => {
      const value = bar.values[seriesIndex];
      if (!isKnown(value)) return [];
      end += value;
      const figures = [
        `${part.name} ${wholeText(measure, value)}`,
        words('chartTotal', { value: wholeText(measure, totals[down] ?? 0) }),
      ];
      const indices = { seriesIndex, dataIndex: down, across: seriesIndex, down };
      return [
        { key: bar.key, part: part.key, name: bar.name, figures, ...indices, at: [end - value / 2, down] },
      ];
    });
  });
  return {
    option: {
      grid: { ...grid, left: 4, right: 12, top: 4, bottom: 4 },
      xAxis: {
        ...valueAxis(setting, measure),
        name: '',
        ...(most > 0 && { max: most }),
        axisLabel: { show: false },
        splitLine: { show: false },
      },
      yAxis: {
        ...namesAxis(
          setting,
          bars.map(({ name }) => name),
          names,
        ),
        inverse: true,
        axisLine: { show: false },
      },
      series: parts.map((_, at) => {
        const look = looks[at] ?? { colour: palette.ink, pattern: 0 };
        return {
          type: 'bar',
          stack: 'all',
          barMaxWidth: 34,
          data: bars.map(({ values }) => {
            const value = values[at];
            if (!isKnown(value)) return '-';
            return { value, label: { show: fits(value), formatter: shortText(language, measure, value) } };
          }),
          itemStyle: { ...filled(look), borderColor: palette.ground, borderWidth: 1 },
          label: {
            ...labelStyle(palette),
            color: inkOn(look.colour),
            backgroundColor: look.colour,
            padding: [1, 3],
          },
          emphasis: emphasis(palette),
        };
      }),
    },
    marks,
    legend: parts.map(({ name }, at) => ({
      name,
      look: looks[at] ?? looks[0] ?? { colour: '', pattern: 0 },
      shape: 'area',
    })),
    reach: 'row',
    width,
    height: bars.length * barHeight + 8,
  };
}

/** Green over yellow to red, and another pattern for each. */
function agedLook({ good, warn, bad }: Palette, at: number, of: number): Look {
  const way = of > 1 ? (at / (of - 1)) * 2 : 0;
  const colour = way <= 1 ? mixed(good, warn, way) : mixed(warn, bad, way - 1);
  return { colour, pattern: at % patterns.length };
}
