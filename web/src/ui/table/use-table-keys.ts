import { type RefObject, useEffect, useEffectEvent } from 'react';

export type TableAct =
  | { move: 'row' | 'column' | 'page' | 'rowEdge' | 'columnEdge'; by: 1 | -1; extends: boolean }
  | 'open'
  | 'openPage'
  | 'tick'
  | 'tickTo'
  | 'tickAll'
  | 'leave';

/** What has its own use for arrows, Enter and Space. */
const controls =
  'button, a[href], summary, [role="separator"], [role="tab"], [role="menuitem"], [role="option"]';
const writing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** While one of these is open, the keys are its own. */
const above = 'dialog:modal, .drop-down:popover-open';

interface TableKeys {
  grid: RefObject<HTMLElement | null>;
  /** False when it had nothing to do: the key is somebody else's then. */
  act: (act: TableAct) => boolean;
  copy: (clipboard: DataTransfer) => boolean;
}

/** The keys of a table, wherever the focus is, as long as nobody types and no dialog is open. */
export function useTableKeys({ grid, act, copy }: TableKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || !isOurs(event.target)) return;
    if (!isMeant(grid.current)) return;
    const isFree = !isOnControl(event.target, grid.current) || leadsToRows(event, grid.current);
    const wanted = letterOf(event) ?? (isFree ? keyOf(event) : undefined);
    if (wanted && act(wanted)) event.preventDefault();
  });
  const copied = useEffectEvent((event: ClipboardEvent) => {
    const isSelecting = !(getSelection()?.isCollapsed ?? true);
    if (event.defaultPrevented || isSelecting || !event.clipboardData || !isOurs(event.target)) return;
    if (!isMeant(grid.current)) return;
    if (copy(event.clipboardData)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    const take = (event: ClipboardEvent) => copied(event);
    document.addEventListener('keydown', listen);
    document.addEventListener('copy', take);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('copy', take);
    };
  }, []);
}

/** Of several tables on a screen the one with the focus. */
const isMeant = (grid: HTMLElement | null): boolean =>
  grid !== null &&
  (grid.contains(document.activeElement) || document.querySelectorAll('.data-table-grid').length === 1);

const isOurs = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest(writing)) && !document.querySelector(above);

const isOnControl = (target: EventTarget | null, grid: HTMLElement | null): boolean =>
  target instanceof Element && target !== grid && target.closest(controls) !== null;

/** From the names of the columns down to the rows. */
const leadsToRows = ({ key, target }: KeyboardEvent, grid: HTMLElement | null): boolean =>
  key === 'ArrowDown' && target instanceof Node && (grid?.contains(target) ?? false);

/** Keys that no control uses. */
function letterOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): TableAct | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'j') return { move: 'row', by: 1, extends: false };
  if (key === 'k') return { move: 'row', by: -1, extends: false };
  return key === 'Escape' ? 'leave' : undefined;
}

function keyOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): TableAct | undefined {
  const isCommand = ctrlKey || metaKey;
  if (key === 'Enter') return isCommand ? 'openPage' : 'open';
  if (key === ' ' && !isCommand) return shiftKey ? 'tickTo' : 'tick';
  if (isCommand && key.toLowerCase() === 'a' && !shiftKey) return 'tickAll';
  const step = moves[key];
  if (!step) return undefined;
  const [kind, by] = step;
  const move = isCommand ? edges[kind] : kind;
  return move && { move, by, extends: shiftKey };
}

const moves: Readonly<Record<string, ['row' | 'column' | 'page' | 'columnEdge', 1 | -1]>> = {
  ArrowDown: ['row', 1],
  ArrowUp: ['row', -1],
  ArrowRight: ['column', 1],
  ArrowLeft: ['column', -1],
  PageDown: ['page', 1],
  PageUp: ['page', -1],
  End: ['columnEdge', 1],
  Home: ['columnEdge', -1],
};

/** With Ctrl to the end of everything, as in a spreadsheet. */
const edges = { row: 'rowEdge', column: 'columnEdge', columnEdge: 'rowEdge', page: undefined } as const;
