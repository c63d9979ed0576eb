import { emphasis, grid, labelRoom, namesAxis, valueAxis, widthFor } from '../axes.ts';
import type { LinesData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { isKnown, wholeText } from '../figure-text.ts';
import { dashes, lineLook, symbols } from '../patterns.ts';

/** Lines over the same categories, each with points and a dash of its own. */
export function drawLines({ categories, lines, measure }: LinesData, setting: Setting): Drawing {
  const { palette } = setting;
  const width = widthFor(setting, categories.length, 16);
  const names = categories.map(({ name }) => name);
  const marks = categories.flatMap(({ key, name }, across) =>
    lines.flatMap((line, seriesIndex): Mark[] => {
      const value = line.values[across];
      if (!isKnown(value)) return [];
      const figures = [`${line.name} ${wholeText(measure, value)}`];
      const indices = { seriesIndex, dataIndex: across, across, down: seriesIndex };
      return [{ key, part: line.key, name, figures, ...indices, at: [across, value] }];
    }),
  );
  return {
    option: {
      grid: { ...grid, left: 4, right: 8, top: 30, bottom: 4 },
      xAxis: { ...namesAxis(setting, names, labelRoom, 'fitting'), boundaryGap: false },
      yAxis: valueAxis(setting, measure),
      series: lines.map((line, at) => {
        const { colour } = lineLook(palette, at);
        return {
          type: 'line',
          data: line.values.map((value) => value ?? '-'),
          symbol: symbols[at % symbols.length],
          symbolSize: 8,
          showAllSymbol: true,
          lineStyle: { color: colour, width: 2, type: dashOf(at) },
          itemStyle: { color: colour },
          emphasis: { ...emphasis(palette), scale: 1.6 },
        };
      }),
    },
    marks,
    legend: lines.map(({ name }, at) => ({ name, look: lineLook(palette, at), shape: 'line' })),
    reach: 'column',
    width,
    height: setting.height,
  };
}

function dashOf(at: number) {
  const dash = dashes[at % dashes.length] ?? 'solid';
  return typeof dash === 'string' ? dash : [...dash];
}
