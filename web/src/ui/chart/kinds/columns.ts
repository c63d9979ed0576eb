import { emphasis, grid, labelRoom, namesAxis, valueAxis, widthFor } from '../axes.ts';
import type { ColumnsData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { isKnown, wholeText } from '../figure-text.ts';
import { filled, type Look, seriesLook } from '../patterns.ts';

/** Stacked columns; a line over them has the axis on the right. */
export function drawColumns(data: ColumnsData, setting: Setting): Drawing {
  const { categories, columns, measure, line } = data;
  const { palette, words } = setting;
  const lineLook: Look = { colour: palette.ink, pattern: 0 };
  const width = widthFor(setting, categories.length, 16);
  const totals = categories.map((_, at) => columns.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const marks = categories.flatMap(({ key, name }, across): Mark[] => {
    const ends = { above: 0, below: 0 };
    const ofColumns = columns.flatMap((series, seriesIndex): Mark[] => {
      const value = series.values[across];
      if (!isKnown(value)) return [];
      const side = value < 0 ? 'below' : 'above';
      const middle = ends[side] + value / 2;
      ends[side] += value;
      const total =
        columns.length > 1 ? [words('chartTotal', { value: wholeText(measure, totals[across] ?? 0) })] : [];
      return [
        {
          ...{ key, part: series.key, name, seriesIndex, dataIndex: across, across },
          figures: [`${series.name} ${wholeText(measure, value)}`, ...total],
          down: columns.length - seriesIndex,
          at: [across, middle],
        },
      ];
    });
    const ofLine = line?.values[across];
    if (!line || !isKnown(ofLine)) return ofColumns;
    const figures = [`${line.name} ${wholeText(line.measure, ofLine)}`];
    const part = { key, part: line.key, name, figures, seriesIndex: columns.length };
    return [...ofColumns, { ...part, dataIndex: across, across, down: 0, at: [across, ofLine] }];
  });
  return {
    option: {
      grid: { ...grid, left: 4, right: 4, top: 30, bottom: 4 },
      xAxis: namesAxis(
        setting,
        categories.map(({ name }) => name),
        labelRoom,
        'fitting',
      ),
      yAxis: [
        valueAxis(setting, measure),
        ...(line
          ? [{ ...valueAxis(setting, line.measure), splitLine: { show: false }, alignTicks: true }]
          : []),
      ],
      series: [
        ...columns.map((series, at) => ({
          type: 'bar' as const,
          stack: 'all',
          data: series.values.map((value) => value ?? '-'),
          itemStyle: { ...filled(seriesLook(palette, at)), borderColor: palette.ground, borderWidth: 1 },
          barMaxWidth: 40,
          emphasis: emphasis(palette),
        })),
        ...(line
          ? [
              {
                type: 'line' as const,
                yAxisIndex: 1,
                data: line.values.map((value) => value ?? '-'),
                symbol: 'circle',
                symbolSize: 8,
                lineStyle: { color: lineLook.colour, width: 2 },
                itemStyle: { color: palette.ground, borderColor: lineLook.colour, borderWidth: 2 },
                emphasis: { ...emphasis(palette), scale: 1.6 },
                z: 5,
              },
            ]
          : []),
      ],
    },
    marks,
    legend: [
      ...columns.map(({ name }, at) => ({ name, look: seriesLook(palette, at), shape: 'area' as const })),
      ...(line ? [{ name: line.name, look: lineLook, shape: 'line' as const }] : []),
    ],
    reach: 'column',
    width,
    height: setting.height,
  };
}
