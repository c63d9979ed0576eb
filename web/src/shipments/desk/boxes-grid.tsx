import { type KeyboardEvent, useRef } from 'react';
import { type Say, useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import '../../ui/scroll-shade.css';
import './boxes-grid.css';
import { type GridColumn, gridColumns } from './box-columns.ts';
import { type CellProblems, type EditedBox, type NumberHint, numberHint } from './edited-boxes.ts';

interface BoxesGridProps {
  boxes: readonly EditedBox[];
  /** What was refused, by the key of its box and its column. */
  problems?: CellProblems;
  onChange: (boxes: EditedBox[]) => void;
}

/** A row for each box, a cell for each field; Enter and the arrows go up and down as in a sheet. */
export function BoxesGrid({ boxes, problems = {}, onChange }: BoxesGridProps) {
  const words = useWords();
  const table = useRef<HTMLTableElement>(null);
  const change = (key: string, changes: Partial<EditedBox>) =>
    onChange(boxes.map((box) => (box.key === key ? { ...box, ...changes } : box)));
  const go = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (step === undefined || event.currentTarget instanceof HTMLSelectElement) return;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step} ${column}"]`)?.focus();
  };
  if (boxes.length === 0) return <p className="boxes-grid-none">{words('boxNone')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="boxes-grid scroll-shade" tabIndex={0} aria-label={words('boxGrid')}>
      <table ref={table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {gridColumns.map(({ column, label, width }) => (
              <th key={column} scope="col" style={{ minWidth: width }}>
                {words(label)}
              </th>
            ))}
            <th scope="col">{words('boxOwn')}</th>
            <th scope="col">
              <span className="visually-hidden">{words('delete')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {boxes.map((box, row) => {
            const hint = numberHint(box, boxes);
            return (
              <tr key={box.key} className={box.id === undefined ? 'boxes-grid-new' : undefined}>
                <th scope="row" className="number">
                  {row + 1}
                </th>
                {gridColumns.map((one, column) => (
                  <td key={one.column}>
                    <Cell
                      column={one}
                      box={box}
                      label={words('boxCell', { column: words(one.label), row: row + 1 })}
                      cell={`${row} ${column}`}
                      isWrong={`${box.key} ${one.column}` in problems}
                      onKeyDown={(event) => go(event, row, column)}
                      onChange={(changes) => change(box.key, changes)}
                    />
                    {problems[`${box.key} ${one.column}`] && (
                      <small className="boxes-grid-problem" role="alert">
                        {problems[`${box.key} ${one.column}`]}
                      </small>
                    )}
                    {one.column === 'containerNo' && hint && (
                      <small className="boxes-grid-hint" role="status">
                        {hintText(words, hint)}
                      </small>
                    )}
                  </td>
                ))}
                <td>
                  <input
                    type="checkbox"
                    aria-label={words('boxCell', { column: words('boxOwn'), row: row + 1 })}
                    checked={box.isShipperOwned}
                    onChange={(event) => change(box.key, { isShipperOwned: event.target.checked })}
                  />
                </td>
                <td>
                  <IconButton
                    icon="trash"
                    label={words('boxRemove', { row: row + 1 })}
                    onClick={() => onChange(boxes.filter(({ key }) => key !== box.key))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function hintText(words: Say, hint: NumberHint): string {
  if (hint.problem === 'digit') return words('boxDigit', { digit: hint.expected });
  return words(hint.problem === 'twice' ? 'boxTwice' : 'boxShape');
}

interface CellProps {
  column: GridColumn;
  box: EditedBox;
  label: string;
  cell: string;
  isWrong: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChange: (changes: Partial<EditedBox>) => void;
}

function Cell({ column: { column, kind }, box, label, cell, isWrong, onKeyDown, onChange }: CellProps) {
  const words = useWords();
  if (kind === 'method')
    return (
      <select
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={box.vgmMethod ?? ''}
        onChange={(event) =>
          onChange({ vgmMethod: event.target.value === '1' ? 1 : event.target.value === '2' ? 2 : null })
        }
      >
        <option value="">–</option>
        <option value="1">{words('trackVgmMethod', { method: 1 })}</option>
        <option value="2">{words('trackVgmMethod', { method: 2 })}</option>
      </select>
    );
  const type = (text: string): string | number | null => {
    if (kind === 'code') return text.toUpperCase();
    if (kind === 'count') return Number(text.replace(/\D/g, '').slice(0, 6));
    if (kind === 'optional') return text.trim() || null;
    return kind === 'decimal' ? text.trim() || '0' : text;
  };
  const isFigure = kind === 'decimal' || kind === 'optional' || kind === 'count';
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      data-cell={cell}
      className={isFigure ? 'number boxes-grid-figure' : 'number'}
      inputMode={isFigure ? 'decimal' : undefined}
      value={String(box[column] ?? '')}
      onFocus={(event) => isFigure && event.target.select()}
      onKeyDown={onKeyDown}
      onChange={(event) => onChange({ [column]: type(event.target.value) })}
    />
  );
}
