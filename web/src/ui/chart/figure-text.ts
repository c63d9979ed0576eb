import { exactFigure, shareFigure, shortFigure } from '../../language/figures.ts';
import type { LanguageTag, Say } from '../../language/words.ts';
import type { Figure, Measure } from './chart-data.ts';

/** As it stands on an axis or beside a bar. */
export const shortText = (language: LanguageTag, { isShare, decimals }: Measure, value: number): string =>
  isShare ? shareFigure(value) : shortFigure(language, value, decimals);

/** To the last digit, without its unit. */
export const exactText = ({ isShare, decimals }: Measure, value: number): string =>
  isShare ? shareFigure(value) : exactFigure(value, decimals);

/** To the last digit, with its unit. */
export const wholeText = (measure: Measure, value: number): string =>
  [exactText(measure, value), measure.unit].filter(Boolean).join(' ');

/** `毛利 (CNY)`. */
export const measureText = ({ name, unit }: Measure): string => (unit ? `${name} (${unit})` : name);

/** A change with its direction, which is read without colour. */
export function growthText(words: Say, growth: number): string {
  if (Math.abs(growth) < 0.0005) return words('chartFlat');
  const share = shareFigure(Math.abs(growth));
  return words(growth > 0 ? 'chartUp' : 'chartDown', { share });
}

export const isKnown = (value: Figure | undefined): value is number => typeof value === 'number';
