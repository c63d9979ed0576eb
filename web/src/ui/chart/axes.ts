import type { LanguageTag } from '../../language/words.ts';
import type { Measure } from './chart-data.ts';
import type { Setting } from './drawing.ts';
import { shortText } from './figure-text.ts';
import type { Palette } from './palette.ts';

/** The labels of axes stand inside the drawing, however long they are. */
export const grid = { outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' } as const;

export const labelStyle = ({ soft, text, font }: Palette) => ({
  color: soft,
  fontSize: text,
  fontFamily: font,
});

/** A value axis that says its unit at its end. */
export function valueAxis({ palette, language }: Setting, measure: Measure) {
  return {
    type: 'value' as const,
    name: measure.unit ?? '',
    nameTextStyle: labelStyle(palette),
    nameGap: 10,
    splitNumber: 4,
    // Nothing is counted in halves.
    ...(!measure.isShare && !measure.decimals && { minInterval: 1 }),
    axisLabel: {
      ...labelStyle(palette),
      hideOverlap: true,
      formatter: (value: number) => tickText(language, measure, Number(value.toPrecision(12))),
    },
    splitLine: { lineStyle: { color: palette.line } },
  };
}

/** The most that the name of a month or a week may take. */
export const labelRoom = 88;

/** A tick is a round number: without the zeros of cents. */
const tickText = (language: LanguageTag, measure: Measure, value: number): string =>
  shortText(language, Number.isInteger(value) ? { ...measure, decimals: 0 } : measure, value);

/** Names along an axis, each cut to its room; every one of them, or as many as fit. */
export function namesAxis(
  { palette }: Setting,
  names: readonly string[],
  room: number,
  which: 'all' | 'fitting' = 'all',
) {
  return {
    type: 'category' as const,
    data: [...names],
    axisLabel: {
      ...labelStyle(palette),
      width: room,
      overflow: 'truncate' as const,
      interval: which === 'all' ? 0 : ('auto' as const),
    },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: palette.soft } },
  };
}

/** What the mark looks like that keys or the pointer are at. */
export const emphasis = ({ ink }: Palette) => ({
  itemStyle: { borderColor: ink, borderWidth: 3, borderType: 'solid' as const },
});

/** About how wide a text will be: 汉 is a square, other letters are narrower. */
export const textWidth = ({ text }: Palette, words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter > '\u2000' ? 1 : 0.6), 0) * text;

/** As wide as the place, or as wide as so many categories need. */
export const widthFor = ({ width, isPaper }: Setting, count: number, each: number): number =>
  isPaper ? width : Math.max(width, count * each + 96);
