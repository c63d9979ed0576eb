import type { ChartData } from './chart-data.ts';
import type { Drawing, Setting } from './drawing.ts';
import { drawBars } from './kinds/bars.ts';
import { drawBubbles } from './kinds/bubbles.ts';
import { drawColumns } from './kinds/columns.ts';
import { drawHeat } from './kinds/heat.ts';
import { drawLines } from './kinds/lines.ts';
import { drawPareto } from './kinds/pareto.ts';
import { drawRings } from './kinds/rings.ts';
import { drawStack } from './kinds/stack.ts';
import { drawWaterfall } from './kinds/waterfall.ts';

export function draw(data: ChartData, setting: Setting): Drawing {
  switch (data.kind) {
    case 'columns':
      return drawColumns(data, setting);
    case 'lines':
      return drawLines(data, setting);
    case 'bars':
      return drawBars(data, setting);
    case 'pareto':
      return drawPareto(data, setting);
    case 'heat':
      return drawHeat(data, setting);
    case 'bubbles':
      return drawBubbles(data, setting);
    case 'waterfall':
      return drawWaterfall(data, setting);
    case 'stack':
      return drawStack(data, setting);
    case 'rings':
      return drawRings(data, setting);
  }
}
