import { textWidth } from './text-width.ts';
import { cellPadding } from './use-needed-widths.ts';

/** Room for the arrow and the menu of a head cell. */
const headExtras = 48;

/** As wide as the widest of the cells that are in the page, and as the name of the column. */
export function fitWidth(grid: HTMLElement, column: number, name: string): number {
  const range = document.createRange();
  let widest = 0;
  for (const cell of grid.querySelectorAll(`[data-column="${column}"]`)) {
    range.selectNodeContents(cell);
    widest = Math.max(widest, range.getBoundingClientRect().width);
  }
  const { font } = getComputedStyle(grid);
  return Math.ceil(Math.max(widest + cellPadding + 2, textWidth(name, font) + headExtras));
}
