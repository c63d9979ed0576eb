import {
  BarChart,
  type BarSeriesOption,
  LineChart,
  type LineSeriesOption,
  PieChart,
  type PieSeriesOption,
  ScatterChart,
  type ScatterSeriesOption,
} from 'echarts/charts';
import { GridComponent, type GridComponentOption } from 'echarts/components';
import { type ComposeOption, type EChartsType, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | ScatterSeriesOption | GridComponentOption
>;
export type SeriesOption = BarSeriesOption | LineSeriesOption | PieSeriesOption | ScatterSeriesOption;
export type Engine = EChartsType;

use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, LabelLayout, SVGRenderer]);

/** SVG: as sharp on a phone and on paper as on a desk. */
export const openEngine = (place: HTMLElement, width: number, height: number): Engine =>
  init(place, undefined, { renderer: 'svg', width, height });

/** The drawing as text, without a place on the page. */
export function drawToText(option: ChartOption, width: number, height: number): string {
  const engine = init(null, undefined, { renderer: 'svg', ssr: true, width, height });
  engine.setOption({ ...option, animation: false });
  const text = engine.renderToSVGString();
  engine.dispose();
  return text;
}
