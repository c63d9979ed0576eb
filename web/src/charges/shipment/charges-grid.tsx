import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { isChangeable } from '../changes/is-changeable.ts';
import { nameText } from '../charge-text.ts';
import { sideWords } from '../charge-words.ts';
import { chargePathOf, newChangePathOf } from '../paths.ts';
import './charges-grid.css';
import { EditCell } from './edit-cell.tsx';
import { canEdit, type EditedCharge } from './edited-charges.ts';
import { type GridColumn, gridColumns } from './grid-columns.ts';
import { ShownCell } from './shown-cell.tsx';
import type { ChargeEditor } from './use-charge-editor.ts';

interface ChargesGridProps {
  side: ChargeSide;
  editor: ChargeEditor;
  mayEdit: boolean;
  seesConfidential: boolean;
  ticked: ReadonlySet<string>;
  onTick: (keys: readonly string[], isTicked: boolean) => void;
  /** A line below the last one. */
  onAdd: () => void;
}

/** A row for each charge of a side; those that may be changed are typed into. Enter and the arrows go up and down. */
export function ChargesGrid(props: ChargesGridProps) {
  const { side, editor, mayEdit, seesConfidential, ticked, onTick, onAdd } = props;
  const words = useWords();
  const table = useRef<HTMLTableElement>(null);
  const charges = editor.charges.filter((charge) => charge.side === side);
  const hasPromise = charges.some(({ row }) => row?.promised);
  const columns = gridColumns.filter(
    ({ field, shown }) =>
      (field !== 'isConfidential' || seesConfidential) && (shown !== 'difference' || hasPromise),
  );
  const kept = charges.flatMap(({ row }) => row?.id ?? []);
  const go = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (step === undefined || event.currentTarget instanceof HTMLSelectElement) return;
    event.preventDefault();
    for (let to = row + step; to >= 0 && to < charges.length; to += step) {
      const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${to} ${column}"]`);
      if (cell) return cell.focus();
    }
    // Below the last line there is room for one more.
    if (event.key === 'Enter' && mayEdit) onAdd();
  };
  if (charges.length === 0) return <p className="charges-grid-none">{words('chargeNoneOnSide')}</p>;
  const isWhole = kept.length > 0 && kept.every((id) => ticked.has(id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="charges-grid" tabIndex={0} aria-label={words(sideWords[side])}>
      <table ref={table}>
        <thead>
          <tr>
            <th scope="col">
              {kept.length > 0 && (
                <input
                  type="checkbox"
                  aria-label={words('chargeTickAll')}
                  checked={isWhole}
                  onChange={(event) => onTick(kept, event.target.checked)}
                />
              )}
            </th>
            {columns.map((column) => (
              <th
                key={column.field ?? column.shown}
                scope="col"
                className={column.isFigure && 'charges-grid-end'}
                style={{ minWidth: column.width }}
              >
                {words(column.label)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{words('chargeMoreActs')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {charges.map((charge, row) => (
            <tr
              key={charge.key}
              id={`charge-${charge.key}`}
              className={charge.row === undefined ? 'charges-grid-new' : undefined}
            >
              <th scope="row" className="number">
                {charge.row ? (
                  <input
                    type="checkbox"
                    aria-label={words('chargeTick', { name: nameText(charge) })}
                    checked={ticked.has(charge.row.id)}
                    onChange={(event) => onTick([charge.key], event.target.checked)}
                  />
                ) : (
                  <span className="visually-hidden">{words('chargeNewLine')}</span>
                )}
              </th>
              {columns.map((column, place) => (
                <td key={column.field ?? column.shown} className={column.isFigure && 'charges-grid-end'}>
                  <Cell
                    {...{ column, charge, row, place, editor, isOpen: mayEdit && canEdit(charge) }}
                    onKeyDown={(event) => go(event, row, place)}
                  />
                </td>
              ))}
              <td>
                <RowEnd
                  charge={charge}
                  row={row}
                  mayEdit={mayEdit}
                  onRemove={() => editor.remove(charge.key)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  column: GridColumn;
  charge: EditedCharge;
  row: number;
  place: number;
  editor: ChargeEditor;
  isOpen: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Cell({ column, charge, row, place, editor, isOpen, onKeyDown }: CellProps) {
  const words = useWords();
  if (!isOpen || column.shown) return <ShownCell column={column} charge={charge} />;
  const problem = editor.problems[`${charge.key} ${column.field}`];
  return (
    <>
      <EditCell
        column={column}
        charge={charge}
        label={words('chargeCell', { column: words(column.label), row: row + 1 })}
        cell={`${row} ${place}`}
        isWrong={problem !== undefined}
        onKeyDown={onKeyDown}
        onChange={(changes) => editor.change(charge.key, changes)}
      />
      {problem && (
        <small className="charges-grid-problem" role="alert">
          {problem}
        </small>
      )}
    </>
  );
}

interface RowEndProps {
  charge: EditedCharge;
  row: number;
  mayEdit: boolean;
  onRemove: () => void;
}

function RowEnd({ charge, row, mayEdit, onRemove }: RowEndProps) {
  const words = useWords();
  const canRemove = mayEdit && (charge.row === undefined || charge.row.can.includes('remove'));
  return (
    <span className="charges-grid-acts">
      {charge.row && (
        <Link to={chargePathOf(charge.row.id)} aria-label={words('chargeOpenOf', { name: nameText(charge) })}>
          {words('chargeOpen')}
        </Link>
      )}
      {mayEdit && charge.row && isChangeable(charge.row) && (
        <Link
          to={newChangePathOf(charge.row.shipmentId, charge.row.id)}
          aria-label={words('changeOf', { name: nameText(charge) })}
        >
          {words('changeMake')}
        </Link>
      )}
      {canRemove && (
        <IconButton icon="trash" label={words('chargeRemoveRow', { row: row + 1 })} onClick={onRemove} />
      )}
    </span>
  );
}
