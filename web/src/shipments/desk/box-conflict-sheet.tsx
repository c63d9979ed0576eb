import { useWords } from '../../language/words.ts';
import { ConflictSheet } from '../../ui/conflict-sheet.tsx';
import { cellText, columnName } from './box-columns.ts';
import { boxConflicts, othersDid } from './box-conflicts.ts';
import './conflict-sheet.css';
import type { ShipmentBox } from '@fairway/contract/shipments.ts';
import type { EditedBox } from './edited-boxes.ts';

interface BoxConflictSheetProps {
  mine: readonly EditedBox[];
  base: readonly ShipmentBox[];
  theirs: readonly ShipmentBox[];
  /** Who saved before. */
  by: string;
  isBusy: boolean;
  /** Told the conflicts in which theirs stands. */
  onKeep: (dropped: readonly string[]) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody saved the boxes before: what both changed is chosen cell by cell, what only they changed stays. */
export function BoxConflictSheet(props: BoxConflictSheetProps) {
  const { mine, base, theirs, by, isBusy, onKeep, onTakeTheirs, onClose } = props;
  const words = useWords();
  const conflicts = boxConflicts(mine, base, theirs);
  const nameOf = (box: EditedBox) =>
    box.containerNo || words('boxOfRow', { row: base.findIndex(({ id }) => id === box.id) + 1 });
  const others = othersDid(base, theirs).flatMap(({ box, did, columns }) => {
    if (did === 'removed') return [words('boxOthersRemoved', { box: nameOf(box) })];
    if (did === 'added') return [words('boxOthersAdded', { box: box.containerNo || words('boxUnnumbered') })];
    const alone = columns.filter(
      (column) => !conflicts.some(({ field }) => field === `${box.key} ${column}`),
    );
    if (alone.length === 0 || conflicts.some(({ field }) => field === `${box.key} box`)) return [];
    return [`${nameOf(box)} ${alone.map((column) => columnName(column, words)).join(words('listComma'))}`];
  });
  return (
    <ConflictSheet
      says={{
        ...{ title: words('deskConflict'), line: words('deskConflictLine'), mine: words('deskMine') },
        ...{ keep: words('deskKeepMine'), take: words('deskTakeTheirs') },
      }}
      conflicts={conflicts.map(({ field, box, column, mine: own, theirs: other }) => {
        const text = (side: EditedBox | undefined) => {
          if (column !== 'box') return cellText(column, side?.[column], words);
          return words(side ? 'boxKept' : 'boxRemoved');
        };
        return {
          field,
          name: column === 'box' ? nameOf(box) : `${nameOf(box)} · ${columnName(column, words)}`,
          by: words('deskTheirs', { name: by || words('entitySystem') }),
          mine: text(own),
          theirs: text(other),
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
