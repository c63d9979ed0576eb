import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { ConflictSheet } from '../../ui/conflict-sheet.tsx';
import './conflict-sheet.css';
import {
  cellField,
  changedCells,
  othersDid,
  type Row,
  type RowKind,
  rowConflicts,
  type Sides,
} from './row-conflicts.ts';

interface RowConflictSheetProps<R extends Row> {
  kind: RowKind<R>;
  sides: Sides<R>;
  /** Who saved a column before. */
  byOf: (column: string | undefined) => string;
  /** What a line is called; nothing where there is only one. */
  nameOf: (row: R, among: readonly R[]) => string;
  columnName: (column: keyof R & string) => string;
  cell: (row: R | undefined, column: keyof R & string) => ReactNode;
  isBusy: boolean;
  /** Told the conflicts in which theirs stands. */
  onKeep: (dropped: readonly string[]) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody saved the same list before: what both changed is chosen cell by cell, what only they changed stays. */
export function RowConflictSheet<R extends Row>(props: RowConflictSheetProps<R>) {
  const { kind, sides, byOf, nameOf, columnName, cell, isBusy, onKeep, onTakeTheirs, onClose } = props;
  const words = useWords();
  const conflicts = rowConflicts(kind, sides);
  const namesOf = (columns: readonly (keyof R & string)[]) =>
    columns.map(columnName).join(words('listComma'));
  const others = othersDid(kind, sides).flatMap(({ row, did, columns }) => {
    if (did === 'removed') return [words('deskOthersRemoved', { name: nameOf(row, sides.base) })];
    const isAsked = conflicts.some((one) => one.row.key === row.key);
    if (did === 'added')
      return isAsked ? [] : [words('deskOthersAdded', { name: nameOf(row, sides.theirs) })];
    const alone = columns.filter(
      (column) => !conflicts.some(({ field }) => field === cellField(row, column)),
    );
    const isWhole = conflicts.some((one) => one.row.key === row.key && one.column === undefined);
    if (alone.length === 0 || isWhole) return [];
    return [[nameOf(row, sides.base), namesOf(alone)].filter(Boolean).join(' ')];
  });
  return (
    <ConflictSheet
      says={{
        ...{ title: words('deskConflict'), line: words('deskConflictLine'), mine: words('deskMine') },
        ...{ keep: words('deskKeepMine'), take: words('deskTakeTheirs') },
      }}
      conflicts={conflicts.map(({ field, row, column, mine, theirs }) => {
        const said = (side: R | undefined): ReactNode => {
          if (column !== undefined) return cell(side, column);
          if (!side) return words('deskRowRemoved');
          return words('deskRowKept', { fields: namesOf(changedCells(kind, side, row)) });
        };
        const shown = (side: R | undefined) => <span className="conflict-text">{said(side)}</span>;
        return {
          field,
          name: [nameOf(row, sides.base), column && columnName(column)].filter(Boolean).join(' · '),
          by: words('deskTheirs', { name: byOf(column) || words('entitySystem') }),
          mine: shown(mine),
          theirs: shown(theirs),
        };
      })}
      isBusy={isBusy}
      onKeep={onKeep}
      onTake={onTakeTheirs}
      onClose={onClose}
    >
      {others.length > 0 && (
        <p className="conflicts-others">
          {words('deskOthersChanged', { fields: others.join(words('listSemicolon')) })}
        </p>
      )}
    </ConflictSheet>
  );
}
