import { shareFigure } from '../../../language/figures.ts';
import { emphasis, grid, namesAxis, valueAxis, widthFor } from '../axes.ts';
import type { ParetoData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { isKnown, wholeText } from '../figure-text.ts';
import { filled, seriesLook } from '../patterns.ts';
import { sharesSoFar } from '../shares-so-far.ts';

/** Columns, the greatest first, and the share they have together so far. */
export function drawPareto(data: ParetoData, setting: Setting): Drawing {
  const { bars, measure } = data;
  const { palette, words } = setting;
  const shares = sharesSoFar(data);
  const width = widthFor(setting, bars.length, 36);
  const room = (width - 96) / Math.max(bars.length, 1) - 6;
  const barLook = seriesLook(palette, 0);
  const curveLook = { colour: palette.ink, pattern: 0 };
  const marks = bars.flatMap(({ key, name, value }, across): Mark[] => {
    const share = shares[across];
    if (!isKnown(value) || !share) return [];
    const figures = [
      wholeText(measure, value),
      `${words('chartShare')} ${shareFigure(share.own)}`,
      `${words('chartCumulative')} ${shareFigure(share.soFar)}`,
    ];
    const indices = { seriesIndex: 0, dataIndex: across, across, down: 0 };
    return [{ key, name, figures, ...indices, at: [across, value] }];
  });
  return {
    option: {
      grid: { ...grid, left: 4, right: 4, top: 30, bottom: 4 },
      xAxis: namesAxis(
        setting,
        bars.map(({ name }) => name),
        room,
      ),
      yAxis: [
        valueAxis(setting, measure),
        {
          ...valueAxis(setting, { name: '', isShare: true }),
          ...{ min: 0, max: 1, interval: 0.25, splitLine: { show: false } },
        },
      ],
      series: [
        {
          type: 'bar',
          data: bars.map(({ value }) => value ?? '-'),
          barMaxWidth: 40,
          itemStyle: filled(barLook),
          emphasis: emphasis(palette),
        },
        {
          type: 'line',
          yAxisIndex: 1,
          data: shares.map(({ soFar }) => soFar),
          symbol: 'circle',
          symbolSize: 7,
          silent: true,
          lineStyle: { color: curveLook.colour, width: 2 },
          itemStyle: { color: palette.ground, borderColor: curveLook.colour, borderWidth: 2 },
          z: 5,
        },
      ],
    },
    marks,
    legend: [
      { name: measure.name, look: barLook, shape: 'area' },
      { name: words('chartCumulative'), look: curveLook, shape: 'line' },
    ],
    reach: 'column',
    width,
    height: setting.height,
  };
}
