/** How figures are written: amounts from 10,000 on in short, and exactly where the person asks for one. */
export interface Measure {
  name: string;
  /** Stands behind the figure: `CNY`, `TEU`. */
  unit?: string;
  /** Of the exact figure; none unless given. */
  decimals?: number;
  /** 0.123 is written as 12.3%. */
  isShare?: boolean;
}

/** What can be picked; `onPick` gets its key. */
export interface Named {
  key: string;
  name: string;
}

/** null is not known: no mark is drawn, and the table leaves the cell empty. */
export type Figure = number | null;

export interface Bar extends Named {
  value: Figure;
  /** Against the compared period, as a share: 0.12 is shown as ▲ 12%. */
  growth?: Figure;
}

/** One value for each category. */
export interface Series extends Named {
  values: readonly Figure[];
}

/** Stacked columns, and a line on an axis of its own. */
export interface ColumnsData {
  kind: 'columns';
  /** What the categories are: 月份. The head of their column in the table. */
  head: string;
  categories: readonly Named[];
  measure: Measure;
  columns: readonly Series[];
  line?: Series & { measure: Measure };
}

/** Lines over the same categories. */
export interface LinesData {
  kind: 'lines';
  head: string;
  categories: readonly Named[];
  measure: Measure;
  lines: readonly Series[];
}

/** A ranking, lying; the first stands on top. */
export interface BarsData {
  kind: 'bars';
  head: string;
  measure: Measure;
  bars: readonly Bar[];
}

/** The same, with the share that the bars so far have of all. */
export interface ParetoData {
  kind: 'pareto';
  head: string;
  measure: Measure;
  /** The greatest first. */
  bars: readonly Bar[];
  /** Of all, where not all are shown; else the sum of the bars. */
  total?: number;
}

/** Rows × columns; the darker, the more. A pick tells the key of the row and that of the column. */
export interface HeatData {
  kind: 'heat';
  head: string;
  measure: Measure;
  rows: readonly Series[];
  columns: readonly Named[];
}

export interface BubblePoint extends Named {
  x: number;
  y: number;
  size: number;
}

/** Where something lies by two measures, and how big it is by a third. */
export interface BubblesData {
  kind: 'bubbles';
  head: string;
  x: Measure;
  y: Measure;
  size: Measure;
  points: readonly BubblePoint[];
}

/** From a start over what was added and taken away to the end. */
export interface WaterfallData {
  kind: 'waterfall';
  head: string;
  measure: Measure;
  start: Named & { value: number };
  effects: readonly (Named & { value: number })[];
  end: Named & { value: number };
}

/** Lying bars made of the same parts, such as balances by age. A pick tells the bar and the part. */
export interface StackData {
  kind: 'stack';
  head: string;
  measure: Measure;
  /** The first is the best, the last the worst: their colours say so. */
  parts: readonly Named[];
  /** Values in the order of the parts. */
  bars: readonly Series[];
}

/** How much of a target is reached, each as a ring; inside, how much of the time is over. */
export interface RingsData {
  kind: 'rings';
  head: string;
  rings: readonly (Named & { measure: Measure; value: number; target: Figure })[];
  /** A share: 0.5 is half of the time. */
  time?: { name: string; share: number };
}

export type ChartData =
  | ColumnsData
  | LinesData
  | BarsData
  | ParetoData
  | HeatData
  | BubblesData
  | WaterfallData
  | StackData
  | RingsData;

export interface ChartProps {
  title: string;
  /** Of the title: where the chart stands on its screen. */
  level?: 2 | 3 | 4;
  /** What time the figures are of: `2026-01 – 2026-12`. */
  period?: string;
  /** How they were counted and when, below the drawing and the picture. */
  basis?: string;
  /** What the drawing says, for who cannot see it; else a sentence is made of its greatest and smallest figures. */
  says?: string;
  /** Without it the data is still loading; the place it needs is kept free. */
  data: ChartData | undefined;
  /** Pixels of the drawing, else by kind and number of bars. */
  height?: number;
  /** A bar, point, cell or table row was tapped; `part` is the series, column or part it belongs to, if any. */
  onPick?: (key: string, part?: string) => void;
  /** Offers a picture: the chart with title, period and basis as PNG in double size. */
  onExportPicture?: (picture: Blob) => void;
}
