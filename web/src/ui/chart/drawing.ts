import type { LanguageTag, Say } from '../../language/words.ts';
import type { ChartOption } from './engine.ts';
import type { Palette } from './palette.ts';
import type { Look } from './patterns.ts';

/** What can be looked at and picked: a bar, a point, a cell. */
export interface Mark {
  key: string;
  part?: string;
  /** Whose figures these are. */
  name: string;
  figures: readonly string[];
  seriesIndex: number;
  dataIndex: number;
  /** Where arrow keys find it. */
  across: number;
  down: number;
  /** Values of the axes it lies at, or pixels where there are no axes. */
  at: readonly [x: number, y: number];
}

export interface LegendEntry {
  name: string;
  look: Look;
  shape: 'area' | 'line';
}

export interface Drawing {
  option: ChartOption;
  marks: readonly Mark[];
  legend: readonly LegendEntry[];
  /** What a press between marks means: the nearest column, the nearest row, or only what is close. */
  reach: 'column' | 'row' | 'close' | 'ring';
  /** Of rings: `at` of the marks is in pixels then. */
  centre?: readonly [x: number, y: number];
  /** Pixels; more than there is place for is scrolled. */
  width: number;
  height: number;
}

/** What a kind is drawn with. */
export interface Setting {
  palette: Palette;
  words: Say;
  language: LanguageTag;
  /** Of the place. */
  width: number;
  height: number;
  /** Paper cannot be scrolled: everything has to fit its width. */
  isPaper?: boolean;
}
