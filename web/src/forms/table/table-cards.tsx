import type { FormField } from '@fairway/contract/forms.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { useFromForm } from '../use-form.ts';
import type { RowHandlers } from './grid-row.tsx';
import { ColumnSum } from './grid-sums.tsx';
import { RowCard } from './row-card.tsx';
import type { Column } from './shown-columns.ts';
import type { TableActions } from './table-actions.ts';
import { targetCell } from './target-cell.ts';
import './table-cards.css';
import { useNear } from './use-near.ts';

interface TableCardsProps {
  field: FormField;
  columns: readonly Column[];
  keys: readonly string[];
  actions: TableActions;
  isOpen: boolean;
  onRemove: (row: number) => void;
  onCopy: (row: number) => void;
}

/** So many are unfolded when the form opens. */
export const unfoldedFirst = 3;
/** As many cards stand and fall together when they come near the screen. */
const together = 20;
const foldedHeight = 58;

/** The rows of a sub-table on a phone, a card each. */
export function TableCards({ field, columns, keys, actions, isOpen, onRemove, onCopy }: TableCardsProps) {
  const { table } = actions;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => new Set(keys.slice(0, unfoldedFirst)));
  const fold = useCallback((key: string, isUnfolded: boolean) => {
    setUnfolded((now) =>
      isUnfolded ? new Set([...now, key]) : new Set([...now].filter((one) => one !== key)),
    );
  }, []);
  const handlers = useMemo(
    () => ({
      move: (from: number, to: number) => void actions.move(from, to),
      copy: onCopy,
      remove: onRemove,
    }),
    [actions, onCopy, onRemove],
  );
  const sought = useFromForm((store) => targetCell(store.sought, table)?.row);
  const soughtKey = sought === undefined ? undefined : keys[sought];
  useEffect(() => {
    if (soughtKey !== undefined) fold(soughtKey, true);
  }, [soughtKey, fold]);
  const starts = Array.from({ length: Math.ceil(keys.length / together) }, (_, index) => index * together);
  return (
    <div className="table-cards">
      {starts.map((start) => (
        <Cards
          key={start}
          start={start}
          keys={keys.slice(start, start + together)}
          isWanted={start === 0 || (sought !== undefined && sought >= start && sought < start + together)}
          isFull={keys.length >= actions.most}
          count={keys.length}
          handlers={isOpen ? handlers : undefined}
          {...{ table, columns, unfolded, onFold: fold }}
        />
      ))}
      <CardSums table={table} columns={columns.filter(({ model }) => field.summed.includes(model))} />
    </div>
  );
}

interface CardsProps {
  start: number;
  keys: readonly string[];
  count: number;
  isWanted: boolean;
  isFull: boolean;
  table: string;
  columns: readonly Column[];
  handlers: Omit<RowHandlers, 'select'> | undefined;
  unfolded: ReadonlySet<string>;
  onFold: (key: string, isUnfolded: boolean) => void;
}

/** A few cards, in the page while they are near the screen; otherwise as much room as they took. */
function Cards({
  start,
  keys,
  count,
  isWanted,
  isFull,
  table,
  columns,
  handlers,
  unfolded,
  onFold,
}: CardsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNear(frame, isWanted);
  return (
    <div
      ref={frame}
      className="table-cards-part"
      style={isNear ? undefined : { height: height ?? keys.length * foldedHeight }}
    >
      {isNear &&
        keys.map((key, at) => (
          <RowCard
            key={key}
            rowKey={key}
            index={start + at}
            isUnfolded={unfolded.has(key)}
            isLast={start + at === count - 1}
            {...{ table, columns, handlers, isFull, onFold }}
          />
        ))}
    </div>
  );
}

function CardSums({ table, columns }: { table: string; columns: readonly Column[] }) {
  const words = useWords();
  if (columns.length === 0) return null;
  return (
    <dl className="table-card-sums">
      {columns.map((column) => (
        <div key={column.id}>
          <dt>
            {column.label}
            {words('tableSum')}
          </dt>
          <dd>
            <ColumnSum table={table} column={column} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
