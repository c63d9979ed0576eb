import { emphasis, labelStyle, namesAxis, widthFor } from '../axes.ts';
import type { HeatData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { isKnown, shortText, wholeText } from '../figure-text.ts';
import { inkOn, mixed, type Palette } from '../palette.ts';
import { rowHeight } from './bars.ts';

/** Figures in short are about so many times as wide as their letters are high. */
const figureWidth = 4.6;
const namesRoom = 88;
const headRoom = 28;

/** A cell for each row and column with its figure in it; the further from zero, the stronger its colour. */
export function drawHeat({ rows, columns, measure }: HeatData, setting: Setting): Drawing {
  const { palette, language } = setting;
  const width = widthFor(setting, columns.length, palette.text * figureWidth + 8);
  const height = rows.length * rowHeight + headRoom;
  const each = (width - namesRoom - 8) / Math.max(columns.length, 1);
  // A figure is never cut: on paper it is smaller instead.
  const fontSize = Math.min(palette.text, each / figureWidth);
  const most = Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));
  const cells = rows.flatMap((row, down) =>
    columns.flatMap((column, across) => {
      const value = row.values[across];
      return isKnown(value) ? [{ row, column, across, down, value }] : [];
    }),
  );
  const colours = cells.map(({ value }) => colourOf(palette, most > 0 ? value / most : 0));
  return {
    option: {
      grid: { left: namesRoom, right: 8, top: headRoom, bottom: 0 },
      xAxis: {
        ...namesAxis(
          { ...setting, palette: { ...palette, text: fontSize } },
          columns.map(({ name }) => name),
          each - 2,
        ),
        ...{ position: 'top', axisLine: { show: false } },
      },
      yAxis: {
        ...namesAxis(
          setting,
          rows.map(({ name }) => name),
          namesRoom - 12,
        ),
        ...{ inverse: true, axisLine: { show: false } },
      },
      series: [
        {
          type: 'scatter',
          symbol: 'rect',
          symbolSize: [each - 2, rowHeight - 2],
          data: cells.map(({ across, down, value }, at) => {
            const colour = colours[at] ?? palette.ground;
            return {
              value: [across, down],
              itemStyle: { color: colour, opacity: 1 },
              label: { formatter: shortText(language, measure, value), color: inkOn(colour) },
            };
          }),
          label: { ...labelStyle(palette), show: true, fontSize },
          emphasis: { ...emphasis(palette), scale: false },
        },
      ],
    },
    marks: cells.map(({ row, column, across, down, value }, dataIndex): Mark => {
      const indices = { seriesIndex: 0, dataIndex, across, down };
      const name = `${row.name} · ${column.name}`;
      return {
        key: row.key,
        part: column.key,
        name,
        figures: [wholeText(measure, value)],
        ...indices,
        at: [across, down],
      };
    }),
    legend: [],
    reach: 'column',
    width,
    height,
  };
}

/** Below zero another colour; the sign of its figure says so, too. */
function colourOf({ ground, series, bad }: Palette, share: number) {
  const full = share < 0 ? bad : (series[0] ?? bad);
  return mixed(ground, full, 0.08 + Math.abs(share) * 0.82);
}
