import type { Colour, Palette } from './palette.ts';
import { inkOn } from './palette.ts';

/** One of the marks of a kind, as it looks. */
export interface Look {
  colour: Colour;
  pattern: number;
}

interface Pattern {
  /** As echarts repeats it; none is a plain area. */
  decal?: {
    symbol: 'rect' | 'circle';
    dashArrayX: number | number[] | number[][];
    dashArrayY: number | number[];
    rotation?: number;
    symbolSize?: number;
  };
  /** The same in a square of 14, for the words beside a swatch. */
  swatch: string;
}

const lines = (gap: number, rotation: number): Pattern['decal'] => ({
  symbol: 'rect',
  dashArrayX: [1, 0],
  dashArrayY: [2, gap],
  rotation,
});

export const patterns: readonly Pattern[] = [
  { swatch: '' },
  { decal: lines(5, -Math.PI / 4), swatch: 'M-1 8 8-1M-1 15 15-1M6 15 15 6' },
  {
    decal: {
      symbol: 'circle',
      dashArrayX: [
        [7, 7],
        [0, 7, 7, 0],
      ],
      dashArrayY: [7, 0],
      symbolSize: 0.5,
    },
    swatch: 'M3 4h2M9 4h2M6 9h2M1 9h1M12 9h1M3 13h2M9 13h2',
  },
  { decal: lines(4, 0), swatch: 'M0 3h14M0 7h14M0 11h14' },
  { decal: lines(5, Math.PI / 4), swatch: 'M-1 6 8 15M-1-1 15 15M6-1 15 8' },
  { decal: lines(4, Math.PI / 2), swatch: 'M3 0v14M7 0v14M11 0v14' },
];

/** A line with a point, in the same square. */
export const lineSwatch = 'M0 7h14M7 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';

/** Colours come round after six; the pattern then is another one. */
export function seriesLook(palette: Palette, at: number): Look {
  const { length } = palette.series;
  return {
    colour: palette.series[at % length] ?? palette.ink,
    pattern: (at + Math.floor(at / length)) % patterns.length,
  };
}

/** How echarts fills an area of this look. */
export function filled({ colour, pattern }: Look) {
  const decal = patterns[pattern]?.decal;
  const ink = inkOn(colour).replace('rgb(', 'rgba(').replace(')', ', 0.45)');
  return { color: colour, ...(decal && { decal: { ...decal, color: ink } }) };
}

/** Points of lines: a shape for each. */
export const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'] as const;
export const dashes = ['solid', 'dashed', 'dotted', [8, 3, 2, 3], [12, 4], [2, 6]] as const;

/** Lines have no area for a pattern: their points and dashes tell them apart. */
export const lineLook = (palette: Palette, at: number): Look => ({
  colour: seriesLook(palette, at).colour,
  pattern: at,
});
