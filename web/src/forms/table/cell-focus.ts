const controls =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [contenteditable="true"], [tabindex="0"]';

/** Where the focus is in a grid: the row, and the cell counted along it. */
export interface GridPlace {
  row: number;
  cell: number;
}

export function placeOf(element: Element): GridPlace | undefined {
  const cell = element.closest<HTMLElement>('[role="gridcell"]');
  const row = cell?.parentElement;
  if (!cell || !row || row.dataset.row === undefined) return undefined;
  return { row: Number(row.dataset.row), cell: cellsOf(row).indexOf(cell) };
}

/** Its number is no place to be. */
const cellsOf = (row: Element): Element[] => [...row.children].filter((one) => one.role === 'gridcell');

/** Gives the focus to what can be used in a cell, or to the cell itself; false while the row is not there to take it. */
export function focusPlace(
  grid: Element,
  { row, cell }: GridPlace,
  side: 'first' | 'last' = 'first',
): boolean {
  const drawn = grid.querySelector(`[role="row"][data-row="${row}"]`);
  const target = drawn && (cellsOf(drawn)[cell] as HTMLElement | undefined);
  if (!target) return false;
  const control = [...target.querySelectorAll<HTMLElement>(controls)].at(side === 'first' ? 0 : -1) ?? target;
  // What stays in place beside the columns is in sight: to go where it would stand without that is to go away from here.
  const isFixed = target.matches('.table-cell-check, .table-cell-actions');
  control.focus({ preventScroll: isFixed });
  if (isFixed) drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // A row that has just come into the page stays hidden until it was measured.
  if (document.activeElement !== control) return false;
  // As in every spreadsheet: what is typed now takes the place of what was there.
  if (control instanceof HTMLInputElement && isText(control)) control.select();
  return true;
}

/** The control beside one in the same cell, such as the next button of a row. */
export function controlBeside(element: Element, step: 1 | -1): HTMLElement | undefined {
  const cell = element.closest('[role="gridcell"]');
  const all = cell ? [...cell.querySelectorAll<HTMLElement>(controls)] : [];
  const at = all.indexOf(element as HTMLElement);
  return at === -1 ? undefined : all[at + step];
}

const textTypes = ['text', 'search', 'tel', 'url', 'email', 'password', 'number'];

export const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && textTypes.includes(element.type));
