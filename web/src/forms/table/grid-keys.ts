import { isText } from './cell-focus.ts';

/** What a key means in a grid. */
export type GridAct =
  | { act: 'go'; rows: -1 | 0 | 1; cells: -1 | 0 | 1; mayAdd: boolean }
  | { act: 'moveRow'; by: -1 | 1 }
  | { act: 'fillDown' };

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Undefined: the key belongs to the control that has the focus. */
export function gridAct(pressed: Pressed, target: Element): GridAct | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  if (isBusyInside(target)) return undefined;
  if (altKey && isVertical && !ctrlKey && !metaKey) return { act: 'moveRow', by: key === 'ArrowUp' ? -1 : 1 };
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'd') return { act: 'fillDown' };
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Enter' && !takesEnter(target))
    return { act: 'go', rows: shiftKey ? -1 : 1, cells: 0, mayAdd: !shiftKey };
  if (shiftKey || takesArrows(target, isVertical)) return undefined;
  if (key === 'ArrowUp' && isAtEdge(target, 'top')) return go(-1, 0);
  if (key === 'ArrowDown' && isAtEdge(target, 'bottom')) return go(1, 0);
  if (key === 'ArrowLeft' && isAtEdge(target, 'start')) return go(0, -1);
  if (key === 'ArrowRight' && isAtEdge(target, 'end')) return go(0, 1);
  return undefined;
}

const go = (rows: -1 | 0 | 1, cells: -1 | 0 | 1): GridAct => ({ act: 'go', rows, cells, mayAdd: false });

/** A list of suggestions or a sheet of choices is open in the cell: keys and clipboard are its own. */
export const isBusyInside = (target: Element): boolean =>
  target.closest('[aria-expanded="true"], dialog, [role="listbox"]') !== null;

const takesEnter = (target: Element): boolean =>
  target.matches('button, a[href], textarea, summary, [contenteditable="true"]');

const ownArrows = ['date', 'time', 'datetime-local', 'month', 'week', 'radio', 'range', 'color'];

function takesArrows(target: Element, isVertical: boolean): boolean {
  if (target instanceof HTMLSelectElement) return isVertical;
  if (target.matches('[role="slider"], [role="radio"], [contenteditable="true"]')) return true;
  return target instanceof HTMLInputElement && ownArrows.includes(target.type);
}

/** Whether the caret cannot go further; what has no caret is at every edge. */
function isAtEdge(target: Element, edge: 'top' | 'bottom' | 'start' | 'end'): boolean {
  if (!isText(target)) return true;
  const { value, selectionStart: from, selectionEnd: to } = target;
  const isMultiline = target instanceof HTMLTextAreaElement;
  if (!isMultiline && (edge === 'top' || edge === 'bottom')) return true;
  // An input of numbers does not say where its caret is.
  if (from === null || to === null) return false;
  const isAll = from === 0 && to === value.length;
  if (isAll) return true;
  if (from !== to) return false;
  if (edge === 'top') return !value.slice(0, from).includes('\n');
  if (edge === 'bottom') return !value.slice(to).includes('\n');
  return edge === 'start' ? from === 0 : to === value.length;
}
