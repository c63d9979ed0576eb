import type { RefObject } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DropDown } from '../../ui/drop-down.tsx';
import './row-drop-down.css';
import { RowFinder } from './row-finder.tsx';
import type { PickedRow, RowQuestion } from './row-source.ts';
import { useRowDraft } from './use-row-draft.ts';

interface RowDropDownProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  question: RowQuestion;
  multiple: boolean;
  chosen: readonly string[];
  open: boolean;
  onClose: () => void;
  onConfirm: (rows: PickedRow[]) => void;
}

/** The same rows in a table that hangs from its field: one press chooses one. */
export function RowDropDown({ open, anchor, onClose, ...props }: RowDropDownProps) {
  const close = (isLeft: boolean) => {
    onClose();
    if (!isLeft) anchor.current?.querySelector('button')?.focus();
  };
  return (
    <DropDown anchor={anchor} open={open} onClose={close} width="own">
      {open && <OpenDropDown {...props} onClose={() => close(false)} />}
    </DropDown>
  );
}

type OpenDropDownProps = Omit<RowDropDownProps, 'open' | 'anchor'>;

function OpenDropDown({ label, question, multiple, chosen, onClose, onConfirm }: OpenDropDownProps) {
  const words = useWords();
  const draft = useRowDraft(question, chosen, multiple);
  const confirm = (rows: PickedRow[]) => {
    onConfirm(rows);
    onClose();
  };
  return (
    <div className="row-drop-down" role="dialog" aria-label={label}>
      <RowFinder
        question={question}
        look="table"
        multiple={multiple}
        draft={draft}
        onPick={(row) => (multiple ? draft.toggle(row) : confirm([row]))}
      />
      {multiple && (
        <div className="row-drop-down-actions">
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" onClick={() => confirm(draft.rows())}>
            {draft.chosen.length > 0
              ? words('pickConfirmCount', { count: draft.chosen.length })
              : words('confirm')}
          </Button>
        </div>
      )}
    </div>
  );
}
