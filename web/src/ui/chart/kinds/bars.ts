import { emphasis, grid, labelStyle, namesAxis, textWidth, valueAxis } from '../axes.ts';
import type { BarsData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { growthText, isKnown, shortText, wholeText } from '../figure-text.ts';
import { filled, seriesLook } from '../patterns.ts';

/** A row has the height of a row of tables that are read comfortably. */
export const rowHeight = 40;

/** A ranking with the figure at the end of each bar. */
export function drawBars({ bars, measure }: BarsData, setting: Setting): Drawing {
  const { palette, words, language, width } = setting;
  const changes = bars.map(({ growth }) => (isKnown(growth) ? growthText(words, growth) : ''));
  const figure = (at: number) => {
    const value = bars[at]?.value;
    return isKnown(value) ? `${shortText(language, measure, value)} ${changes[at]}`.trim() : '';
  };
  const figureRoom = (side: 1 | -1) =>
    Math.max(
      0,
      ...bars.map(({ value }, at) => ((value ?? 0) * side < 0 ? 0 : textWidth(palette, figure(at)) + 12)),
    );
  const endRoom = Math.min(width * 0.4, figureRoom(1));
  const namesRoom = width * 0.32;
  const startRoom = bars.some(({ value }) => (value ?? 0) < 0)
    ? (figureRoom(-1) + 12) / (width - namesRoom - endRoom)
    : 0;
  const marks = bars.flatMap(({ key, name, value }, down): Mark[] =>
    isKnown(value)
      ? [
          {
            ...{ key, name, seriesIndex: 0, dataIndex: down, across: 0, down, at: [value, down] },
            figures: [wholeText(measure, value), ...(changes[down] ? [changes[down]] : [])],
          },
        ]
      : [],
  );
  return {
    option: {
      grid: { ...grid, left: 4, right: endRoom, top: 4, bottom: 4 },
      xAxis: {
        ...valueAxis(setting, measure),
        name: '',
        // Figures of bars below zero stand before them.
        boundaryGap: [`${Math.round(startRoom * 100)}%`, 0],
        axisLabel: { show: false },
        splitLine: { show: false },
      },
      yAxis: {
        ...namesAxis(
          setting,
          bars.map(({ name }) => name),
          namesRoom,
        ),
        inverse: true,
      },
      series: [
        {
          type: 'bar',
          data: bars.map(({ value }) => ({
            value: value ?? '-',
            label: { position: (value ?? 0) < 0 ? ('left' as const) : ('right' as const) },
          })),
          barMaxWidth: 22,
          barMinHeight: 2,
          itemStyle: filled(seriesLook(palette, 0)),
          label: {
            ...labelStyle(palette),
            ...{ show: true, color: palette.ink, formatter: ({ dataIndex }) => figure(dataIndex) },
          },
          emphasis: emphasis(palette),
        },
      ],
    },
    marks,
    legend: [],
    reach: 'row',
    width,
    height: bars.length * rowHeight + 8,
  };
}
