import { shareFigure } from '../../../language/figures.ts';
import { emphasis, labelStyle } from '../axes.ts';
import type { RingsData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { wholeText } from '../figure-text.ts';
import { filled, type Look, seriesLook } from '../patterns.ts';

interface Ring {
  key: string;
  name: string;
  share: number;
  figures: string[];
  look: Look;
  thickness: number;
}

const gap = 4;

/** What is reached of each target, from twelve o'clock; the time that is over is the innermost ring. */
export function drawRings({ rings, time }: RingsData, setting: Setting): Drawing {
  const { palette, words, width, height } = setting;
  const all: Ring[] = [
    ...rings.map(({ key, name, measure, value, target }, at): Ring => {
      const share = target ? value / target : 0;
      const ofTarget = target
        ? [
            `${words('chartTarget')} ${wholeText(measure, target)}`,
            `${words('chartReached')} ${shareFigure(share)}`,
          ]
        : [];
      return {
        ...{ key, name, share, thickness: 18 },
        figures: [wholeText(measure, value), ...ofTarget],
        look: seriesLook(palette, at),
      };
    }),
    ...(time
      ? [
          {
            ...{ key: '', name: time.name, share: time.share, thickness: 8 },
            figures: [shareFigure(time.share)],
            look: { colour: palette.soft, pattern: 0 },
          },
        ]
      : []),
  ];
  const outer = Math.max(Math.min(width, height) / 2 - 4, 0);
  const centre: [number, number] = [width / 2, height / 2];
  const edges = all.map(
    (_, at) => outer - all.slice(0, at).reduce((sum, ring) => sum + ring.thickness + gap, 0),
  );
  const said = all.map(({ name, share }) => `${name} ${shareFigure(share)}`).join('\n');
  return {
    option: {
      series: all.map((ring, at) => {
        const edge = edges[at] ?? 0;
        const done = Math.min(Math.max(ring.share, 0), 1);
        return {
          type: 'pie',
          radius: [Math.max(edge - ring.thickness, 0), Math.max(edge, 0)],
          center: centre,
          startAngle: 90,
          data: [
            { value: done, itemStyle: filled(ring.look) },
            {
              value: 1 - done,
              itemStyle: { color: palette.line },
              label: { show: false },
              emphasis: { disabled: true },
            },
          ],
          label: {
            ...labelStyle(palette),
            ...{
              show: at === 0,
              position: 'center',
              formatter: said,
              color: palette.ink,
              lineHeight: palette.text * 1.6,
            },
          },
          labelLine: { show: false },
          emphasis: { ...emphasis(palette), scale: false },
        };
      }),
    },
    marks: all.map(({ key, name, figures, thickness }, at): Mark => {
      const middle = (edges[at] ?? 0) - thickness / 2;
      const indices = { seriesIndex: at, dataIndex: 0, across: at, down: at };
      return { key, name, figures, ...indices, at: [centre[0], centre[1] - middle] };
    }),
    legend: all.map(({ name, look }) => ({ name, look, shape: 'area' })),
    reach: 'ring',
    centre,
    width,
    height,
  };
}
