import type { Ref } from 'react';
import { TreeRows, type TreeRowsHandle } from '../../ui/tree-rows.tsx';
import { PickRow, type PickRowData } from './pick-row.tsx';

interface PickRowsProps {
  label: string;
  rows: readonly PickRowData[];
  chosen: ReadonlySet<string>;
  multiple: boolean;
  onPick: (row: PickRowData) => void;
  onOpen: (row: PickRowData) => void;
  onUp?: (() => void) | undefined;
  onLeave: () => void;
  ref?: Ref<TreeRowsHandle>;
}

const rowHeight = 57;

/** The people, departments … of a level, or those that were found. */
export function PickRows({ chosen, multiple, ...list }: PickRowsProps) {
  const { rows, onPick, onOpen } = list;
  return (
    <TreeRows {...list} rowHeight={rowHeight} listKey={rows}>
      {(row, index, isActive) => (
        <PickRow
          key={row.key}
          row={row}
          index={index}
          isChosen={chosen.has(row.key)}
          isActive={isActive}
          multiple={multiple}
          onPick={() => onPick(row)}
          onOpen={() => onOpen(row)}
        />
      )}
    </TreeRows>
  );
}
