import { type ClipboardEvent, type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { controlBeside, focusPlace, type GridPlace, placeOf } from './cell-focus.ts';
import { type GridAct, gridAct, isBusyInside } from './grid-keys.ts';
import { readPastedText } from './pasted-text.ts';
import type { Column } from './shown-columns.ts';
import type { TableActions } from './table-actions.ts';

export type PasteBlock = (lines: readonly string[][], start: { row: number; column: number }) => void;

interface GridKeys {
  scroller: RefObject<HTMLElement | null>;
  virtualizer: RefObject<VirtualizerHandle | null>;
  columns: readonly Column[];
  keys: readonly string[];
  selected: ReadonlySet<string>;
  actions: TableActions;
  onPaste: PasteBlock;
}

/** What keys and the clipboard do in a grid. The cells of a row are its check box, its columns, and its buttons. */
export function useGridKeys(grid: GridKeys) {
  const { scroller, virtualizer, columns, keys, selected, actions, onPaste } = grid;

  const comeTo = useCallback(
    (place: GridPlace, side?: 'first' | 'last') => focusWhenThere(scroller, place, side),
    [scroller],
  );
  const goTo = (place: GridPlace, side?: 'first' | 'last') => {
    if (scroller.current && focusPlace(scroller.current, place, side)) return;
    virtualizer.current?.scrollToIndex(place.row, { align: 'nearest' });
    comeTo(place, side);
  };

  const go = ({ rows, cells, mayAdd }: Extract<GridAct, { act: 'go' }>, from: GridPlace, target: Element) => {
    const isOnColumn = columns[from.cell - 1] !== undefined;
    const beside = cells !== 0 && !isOnColumn ? controlBeside(target, cells) : undefined;
    if (beside) {
      beside.focus();
      return true;
    }
    const to = { row: from.row + rows, cell: from.cell + cells };
    if (to.cell < 0 || to.cell > columns.length + 1 || to.row < 0) return false;
    if (to.row >= keys.length && !(mayAdd && isOnColumn && actions.add() !== undefined)) return false;
    goTo(to, cells < 0 ? 'last' : 'first');
    return true;
  };

  const act = (wanted: GridAct, from: GridPlace, target: Element): boolean => {
    if (wanted.act === 'go') return go(wanted, from, target);
    if (wanted.act === 'fillDown') {
      const column = columns[from.cell - 1];
      const chosen = keys.flatMap((key, index) => (selected.has(key) ? [index] : []));
      if (column) actions.fillDown(from.row, column, chosen);
      return true;
    }
    const to = actions.move(from.row, from.row + wanted.by);
    if (to !== undefined) comeTo({ row: to, cell: from.cell });
    return true;
  };

  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const from = placeOf(target);
    // Enter and the arrows are for the choice of letters while they are being composed.
    if (!from || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const wanted = gridAct(event, target);
    if (wanted && act(wanted, from, target)) event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    const target = event.target as Element;
    const from = placeOf(target);
    if (!from || columns[from.cell - 1] === undefined) return;
    if (event.defaultPrevented || isBusyInside(target)) return;
    const text = event.clipboardData.getData('text/plain');
    const isFromSheet = text.includes('\t') || /<table/i.test(event.clipboardData.getData('text/html'));
    // A letter of several lines goes into a text as it is.
    if (!isFromSheet && target instanceof HTMLTextAreaElement) return;
    const lines = readPastedText(text);
    const isBlock = lines.length > 1 || (lines[0]?.length ?? 0) > 1 || lines[0]?.[0]?.includes('\n') === true;
    if (!isBlock) return;
    event.preventDefault();
    onPaste(lines, { row: from.row, column: from.cell - 1 });
  };

  return { press, paste, comeTo };
}

/** The row is put into the page, or to its new place, only after the grid was drawn anew. */
function focusWhenThere(
  scroller: RefObject<HTMLElement | null>,
  place: GridPlace,
  side?: 'first' | 'last',
  tries = 20,
): void {
  requestAnimationFrame(() => {
    const isThere = scroller.current !== null && focusPlace(scroller.current, place, side);
    if (!isThere && tries > 0) focusWhenThere(scroller, place, side, tries - 1);
  });
}
