import { emphasis, grid, labelStyle, namesAxis, textWidth, valueAxis, widthFor } from '../axes.ts';
import type { WaterfallData } from '../chart-data.ts';
import type { Drawing, Mark, Setting } from '../drawing.ts';
import { shortText, wholeText } from '../figure-text.ts';
import { filled, type Look, seriesLook } from '../patterns.ts';

/** Where a bar begins and ends. */
interface Step {
  key: string;
  name: string;
  value: number;
  from: number;
  to: number;
  is: 'whole' | 'up' | 'down';
}

/** A bar hangs between two sums: nothing is drawn up to it. Below zero the same happens downwards. */
export function drawWaterfall(data: WaterfallData, setting: Setting): Drawing {
  const { measure } = data;
  const { palette, language } = setting;
  const steps = stepsOf(data);
  const looks: Record<Step['is'], Look> = {
    whole: seriesLook(palette, 0),
    up: { colour: palette.good, pattern: 0 },
    down: { colour: palette.bad, pattern: 1 },
  };
  const width = widthFor(setting, steps.length, 36);
  const room = (width - 96) / steps.length - 6;
  const signs = { whole: '', up: '▲ ', down: '▼ ' };
  const label = ({ value, is }: Step, isTight = false) => {
    const shown = isTight ? { ...measure, decimals: 0 } : measure;
    const figure = shortText(language, shown, is === 'whole' ? value : Math.abs(value));
    return `${isTight ? signs[is].replace(' ', '\n') : signs[is]}${figure}`;
  };
  // On a phone the figures of neighbours would run into each other: there the sign has a line of its own.
  const isTight = steps.some((step) => textWidth(palette, label(step)) > room);
  const parts = (side: 1 | -1) => {
    const within = (value: number) => Math.max(0, value * side);
    const ends = steps.map(({ from, to }) => [within(from), within(to)] as const);
    return {
      hidden: ends.map(([from, to]) => side * Math.min(from, to)),
      shown: ends.map(([from, to]) => side * Math.abs(from - to)),
    };
  };
  // Beyond the bars stand their figures.
  const beyond = isTight ? '16%' : '10%';
  const isBelow = steps.some(({ from, to }) => Math.min(from, to) < 0);
  const above = parts(1);
  const below = parts(-1);
  const bar = { type: 'bar' as const, stack: 'all', barMaxWidth: 56, barMinHeight: 0 };
  const unseen = { ...bar, silent: true, itemStyle: { color: 'transparent' } };
  const seen = (values: readonly number[], isAbove: boolean) => ({
    ...bar,
    data: steps.map((step, at) => ({
      value: values[at] ?? 0,
      itemStyle: filled(looks[step.is]),
      label: {
        show: isAbove
          ? Math.max(step.from, step.to) > 0 || step.from === step.to
          : Math.max(step.from, step.to) <= 0 && step.from !== step.to,
        position: isAbove ? ('top' as const) : ('bottom' as const),
        formatter: label(step, isTight),
      },
    })),
    label: { ...labelStyle(palette), color: palette.ink },
    emphasis: emphasis(palette),
  });
  const marks = steps.map(({ key, name, value, from, to, is }, across): Mark => {
    const isAbove = Math.max(from, to) > 0 || from === to;
    const indices = { seriesIndex: isAbove ? 2 : 3, dataIndex: across, across, down: 0 };
    return {
      key,
      name,
      figures: [`${signs[is]}${wholeText(measure, value)}`],
      ...indices,
      at: [across, (from + to) / 2],
    };
  });
  return {
    option: {
      grid: { ...grid, left: 4, right: 4, top: 30, bottom: 4 },
      xAxis: wrapping(
        setting,
        steps.map(({ name }) => name),
        room,
      ),
      yAxis: { ...valueAxis(setting, measure), boundaryGap: [isBelow ? beyond : 0, beyond] },
      series: [
        { ...unseen, data: above.hidden },
        { ...unseen, data: below.hidden },
        seen(above.shown, true),
        seen(below.shown, false),
      ],
    },
    marks,
    legend: [],
    reach: 'column',
    width,
    height: setting.height,
  };
}

/** Few names have room for a second line; a word that is longer than its room is turned, not broken. */
function wrapping(setting: Setting, names: readonly string[], room: number) {
  const axis = namesAxis(setting, names, room);
  const isLong = names
    .flatMap((name) => name.split(' '))
    .some((word) => !/[\u2e80-\uffff]/.test(word) && textWidth(setting.palette, word) > room);
  return {
    ...axis,
    axisLabel: isLong
      ? { ...labelStyle(setting.palette), interval: 0, rotate: 40 }
      : { ...axis.axisLabel, overflow: 'break' as const },
  };
}

function stepsOf({ start, effects, end }: WaterfallData): Step[] {
  let sum = start.value;
  const changes = effects.map(({ key, name, value }): Step => {
    const from = sum;
    sum += value;
    return { key, name, value, from, to: sum, is: value < 0 ? 'down' : 'up' };
  });
  const whole = ({ key, name, value }: WaterfallData['start']): Step => ({
    ...{ key, name, value },
    ...{ from: 0, to: value, is: 'whole' },
  });
  return [whole(start), ...changes, whole(end)];
}
