import { emphasis, grid, labelStyle, valueAxis } from '../axes.ts';
import type { BubblesData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { measureText, wholeText } from '../figure-text.ts';
import { filled, seriesLook } from '../patterns.ts';

const smallest = 10;
const greatest = 46;

/** Points by two measures, as big as a third says, each with its name while there is room. Below zero in size: a diamond. */
export function drawBubbles({ points, x, y, size }: BubblesData, setting: Setting): Drawing {
  const { palette } = setting;
  const most = Math.max(0, ...points.map((point) => Math.abs(point.size)));
  const look = seriesLook(palette, 0);
  const below = { colour: palette.bad, pattern: 1 };
  const named = (measure: typeof x, values: readonly number[]) => ({
    ...valueAxis(setting, measure),
    name: measureText(measure),
    scale: true,
    boundaryGap: ['8%', '8%'] satisfies [string, string],
    // Where nothing is below zero the axis does not go there either.
    ...(values.every((value) => value >= 0) && { min: 0 }),
    axisLine: { show: true, lineStyle: { color: palette.soft } },
  });
  const all = points.map((point) => point.x);
  const turn = Math.min(...all) * 0.4 + Math.max(...all) * 0.6;
  const byX = ranks(all);
  const byY = ranks(points.map((point) => -point.y));
  const marks = points.map((point, dataIndex): Mark => {
    const figures = [
      `${x.name} ${wholeText(x, point.x)}`,
      `${y.name} ${wholeText(y, point.y)}`,
      `${size.name} ${wholeText(size, point.size)}`,
    ];
    const places = { across: byX[dataIndex] ?? 0, down: byY[dataIndex] ?? 0 };
    return {
      key: point.key,
      name: point.name,
      figures,
      seriesIndex: 0,
      dataIndex,
      ...places,
      at: [point.x, point.y],
    };
  });
  return {
    option: {
      grid: { ...grid, left: 4, right: 24, top: 36, bottom: 24 },
      xAxis: { ...named(x, all), nameLocation: 'middle', nameGap: 26 },
      yAxis: {
        ...named(
          y,
          points.map((point) => point.y),
        ),
        nameTextStyle: { ...labelStyle(palette), align: 'left' },
      },
      series: [
        {
          type: 'scatter',
          clip: false,
          data: points.map((point) => ({
            value: [point.x, point.y],
            label: { position: point.x > turn ? ('left' as const) : ('right' as const) },
            symbol: point.size < 0 ? 'diamond' : 'circle',
            symbolSize:
              most > 0 ? smallest + Math.sqrt(Math.abs(point.size) / most) * (greatest - smallest) : smallest,
            itemStyle: {
              ...filled(point.size < 0 ? below : look),
              opacity: 0.82,
              borderColor: palette.ground,
              borderWidth: 1,
            },
          })),
          label: {
            ...labelStyle(palette),
            ...{
              show: true,
              color: palette.ink,
              textBorderColor: palette.ground,
              textBorderWidth: 2,
              width: 96,
              overflow: 'truncate',
            },
            formatter: ({ dataIndex }) => points[dataIndex]?.name ?? '',
          },
          labelLayout: { hideOverlap: true },
          emphasis: { ...emphasis(palette), scale: false },
        },
      ],
    },
    marks: marks.toSorted((one, other) => one.across - other.across),
    legend: [],
    reach: 'close',
    width: setting.width,
    height: setting.height,
  };
}

/** The place of each value among all of them. */
function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const places = new Map(order.map((index, place) => [index, place]));
  return values.map((_, index) => places.get(index) ?? 0);
}
