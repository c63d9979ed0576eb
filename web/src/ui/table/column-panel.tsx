import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Choice } from '../choice.tsx';
import { DropDown } from '../drop-down.tsx';
import { IconButton } from '../icon-button.tsx';
import type { Column } from './column.ts';
import './column-panel.css';
import { type Density, plainLook, type TableLook } from './table-look.ts';

type Shown<T> = Pick<Column<T>, 'id' | 'name' | 'isExtra' | 'onlyNarrows'>;

interface ColumnPanelProps<T> {
  columns: readonly Shown<T>[];
  look: TableLook;
  onLook: (look: TableLook) => void;
  /** Left out where there are no rows. */
  density?: Density;
  onDensity?: (density: Density) => void;
  /** What it chooses among, where these are no columns. */
  label?: string;
}

/** Which columns a person sees and in which order, and how high the rows of all tables are. */
export function ColumnPanel<T>(props: ColumnPanelProps<T>) {
  const { columns, look, onLook, density, onDensity } = props;
  const words = useWords();
  const label = props.label ?? words('tableColumns');
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ordered = orderedColumns(columns, look);
  const isShown = ({ id, isExtra }: Shown<T>) =>
    isExtra ? (look.added?.includes(id) ?? false) && !look.hidden.includes(id) : !look.hidden.includes(id);
  const shownCount = ordered.filter(isShown).length;
  const toggle = (column: Shown<T>) => {
    const { id, isExtra } = column;
    const without = (ids: readonly string[] = []) => ids.filter((each) => each !== id);
    if (isShown(column))
      onLook({ ...look, hidden: [...without(look.hidden), id], added: without(look.added) });
    else
      onLook({
        ...look,
        hidden: without(look.hidden),
        added: isExtra ? [...without(look.added), id] : look.added,
      });
  };
  const move = (from: number, by: number) => {
    const ids = ordered.map(({ id }) => id);
    const to = from + by;
    const [id] = ids.splice(from, 1);
    if (id === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, id);
    onLook({ ...look, order: ids });
    // The focus goes along with what was moved.
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>(`[data-column-of="${CSS.escape(id)}"]`)?.focus(),
    );
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    move(index, by);
  };
  return (
    <span ref={anchor}>
      <IconButton
        icon="columns"
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <DropDown
        anchor={anchor}
        open={isOpen}
        width="own"
        onClose={(isLeft) => {
          setIsOpen(false);
          if (!isLeft) anchor.current?.querySelector('button')?.focus();
        }}
      >
        <div ref={panel} role="dialog" aria-label={label} className="column-panel">
          <ul>
            {ordered.map((column, index) => (
              <li key={column.id}>
                <label>
                  <input
                    type="checkbox"
                    data-column-of={column.id}
                    checked={isShown(column)}
                    // A table without columns could not be brought back by its own menu.
                    disabled={isShown(column) && shownCount === 1}
                    onChange={() => toggle(column)}
                    onKeyDown={(event) => moveByKey(event, index)}
                  />
                  <span>{column.name}</span>
                </label>
                <IconButton
                  icon="arrowUp"
                  label={words('columnMoveUp', { name: column.name })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="arrowDown"
                  label={words('columnMoveDown', { name: column.name })}
                  disabled={index === ordered.length - 1}
                  onClick={() => move(index, 1)}
                />
              </li>
            ))}
          </ul>
          {density && onDensity && (
            <>
              <p className="column-panel-heading">{words('tableDensity')}</p>
              <Choice
                label={words('tableDensity')}
                value={density}
                options={[
                  { value: 'compact', label: words('tableCompact') },
                  { value: 'comfortable', label: words('tableComfortable') },
                ]}
                onChange={onDensity}
              />
            </>
          )}
          <button type="button" className="column-panel-reset" onClick={() => onLook(plainLook)}>
            {words('tableResetColumns')}
          </button>
        </div>
      </DropDown>
    </span>
  );
}

/** Those the person has ordered, then those that are new to them. */
export function orderedColumns<C extends { id: string; onlyNarrows?: true }>(
  columns: readonly C[],
  { order }: TableLook,
): C[] {
  const shown = columns.filter(({ onlyNarrows }) => !onlyNarrows);
  const placed = order.flatMap((id) => shown.find((column) => column.id === id) ?? []);
  return [...placed, ...shown.filter(({ id }) => !order.includes(id))];
}

/** What is seen of a table, in the order of the person: what an export writes. */
export const shownColumns = <C extends { id: string; isExtra?: true; onlyNarrows?: true }>(
  columns: readonly C[],
  look: TableLook,
): C[] =>
  orderedColumns(columns, look).filter(
    ({ id, isExtra }) => !look.hidden.includes(id) && (!isExtra || look.added?.includes(id)),
  );
