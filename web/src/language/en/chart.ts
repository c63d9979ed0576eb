import type { chart as chinese } from '../zh-CN/chart.ts';

export const chart: Record<keyof typeof chinese, string> = {
  chartAsTable: 'Show as table',
  chartAsDrawing: 'Show as chart',
  chartExport: 'Export picture',
  chartExportFailed: 'The picture could not be made, please try again',
  chartEmpty: 'No data in this period',
  chartKeys: '{title}, arrow keys read the figures',
  chartKeysPick: '{title}, arrow keys read the figures, Enter opens the details',
  chartRange: '{count} figures; the greatest is {most}, the smallest {least}.',
  chartOne: '{figure}.',
  chartGrowth: 'Change',
  chartUp: '▲ {share}',
  chartDown: '▼ {share}',
  chartFlat: 'Unchanged',
  chartTotal: 'Total {value}',
  chartShare: 'Share',
  chartCumulative: 'Cumulative share',
  chartReal: 'Actual',
  chartTarget: 'Target',
  chartReached: 'Reached',
  chartFailed: 'The chart could not be loaded; here is its table',
};
