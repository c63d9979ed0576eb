import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import type { LanguageTag } from './words.ts';

/** The greatest first. */
const scales: Readonly<Record<LanguageTag, readonly (readonly [of: number, sign: string])[]>> = {
  'zh-CN': [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
};

/** From here on a figure is written in short. */
const long = 10_000;

/** Three digits that count, with 万 and 亿 or K, M and B; what is below ten thousand as it is. */
export function shortFigure(language: LanguageTag, value: number, decimals = 0): string {
  const whole = Math.abs(Number(value.toFixed(decimals)));
  if (whole < long) return exactFigure(value, decimals);
  const [of, sign] = scales[language].find(([size]) => rounded(whole / size) >= 1) ?? [1, ''];
  return `${value < 0 ? '-' : ''}${thousandsFormat(String(rounded(whole / of)))}${sign}`;
}

/** All digits, in groups of three. */
export const exactFigure = (value: number, decimals = 0): string => thousandsFormat(value.toFixed(decimals));

/** 0.1234 is 12.3%. */
export const shareFigure = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

const rounded = (value: number): number =>
  value < 0.9995 ? 0 : Number(value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0));
