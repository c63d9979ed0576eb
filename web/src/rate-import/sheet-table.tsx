import type { CellProblem, PreviewRow, RateMapping } from '@fairway/contract/rate-import.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { ColumnHead, type SheetColumn } from './column-head.tsx';
import { problemWords } from './problem-words.ts';
import { rowStateKeys, rowStateTones } from './row-states.ts';
import './sheet-table.css';
import { withTarget } from './target-choice.ts';

interface SheetTableProps {
  columns: readonly SheetColumn[];
  rows: readonly PreviewRow[];
  mapping: RateMapping;
  boxTypes: readonly string[];
  chargeCodes: readonly string[];
  onMapping: (mapping: RateMapping) => void;
  onProblem: (problem: CellProblem) => void;
  /** What a row becomes. */
  outcome: (row: PreviewRow) => ReactNode;
}

/** The sheet as it is, with what each column means above it and every cell that cannot be read marked. */
export function SheetTable({
  columns,
  rows,
  mapping,
  boxTypes,
  chargeCodes,
  onMapping,
  onProblem,
  outcome,
}: SheetTableProps) {
  const words = useWords();
  const targets = new Map(mapping.columns.map(({ column, target }) => [column, target]));
  return (
    <div className="sheet-table">
      <table>
        <thead>
          <tr>
            <th scope="col" className="sheet-table-row">
              {words('rateImportRow')}
            </th>
            <th scope="col" className="sheet-table-outcome">
              {words('rateImportOutcome')}
            </th>
            {columns.map((column) => (
              <th
                key={column.column}
                scope="col"
                className={targets.has(column.column) ? 'sheet-table-mapped' : undefined}
              >
                <ColumnHead
                  column={column}
                  target={targets.get(column.column)}
                  {...{ boxTypes, chargeCodes }}
                  onChange={(target) => onMapping(withTarget(mapping, column.column, target))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className={`sheet-table-is-${row.state}`}>
              <th scope="row" className="sheet-table-row">
                {row.row}
              </th>
              <td className="sheet-table-outcome">
                <StateLabel tone={rowStateTones[row.state]}>{words(rowStateKeys[row.state])}</StateLabel>
                {outcome(row)}
              </td>
              {columns.map(({ column, letter }) => {
                const address = `${letter}${row.row}`;
                const problem = row.problems.find(({ cell }) => cell === address);
                const isDoubtful = row.doubts.some(({ cell }) => cell === address);
                const before = valueBefore(row, address);
                const text = row.cells[column] ?? '';
                return (
                  <td key={column} className={targets.has(column) ? undefined : 'sheet-table-unused'}>
                    {problem ? (
                      <button
                        type="button"
                        className="sheet-table-bad"
                        data-cell={address}
                        title={problemWords(words, problem)}
                        aria-label={`${address} ${text} ${problemWords(words, problem)}`}
                        onClick={() => onProblem(problem)}
                      >
                        {text || '∅'}
                      </button>
                    ) : (
                      <span title={text} className={isDoubtful ? 'sheet-table-doubt' : undefined}>
                        {before !== undefined && (
                          <>
                            <del>{before || '∅'}</del> <span aria-hidden="true">→</span>{' '}
                          </>
                        )}
                        {text}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What stood in the draft or the published rate where this cell says something else now. */
function valueBefore({ rates }: PreviewRow, address: string): string | undefined {
  for (const { prices, differences } of rates)
    for (const { cell, before, after } of [...prices, ...differences])
      if (cell === address && before !== null && before !== after) return before;
  return undefined;
}
