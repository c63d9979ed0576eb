import type { RowSource } from '@fairway/contract/forms.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { desk } from '../layout/desk.ts';
import type { Place } from '../part.ts';
import { RowFinder } from './row-finder.tsx';
import './row-picker.css';
import { type PickedRow, type RowQuestion, rowValue } from './row-source.ts';
import { useRowDraft } from './use-row-draft.ts';
import { useRowQuestion } from './use-row-question.ts';

interface RowPickerSheetProps {
  title: string;
  source: RowSource;
  /** Where the choice goes: its fields are the parameters. */
  place: Place;
  multiple: boolean;
  /** The values of what is chosen already. */
  chosen: readonly string[];
  open: boolean;
  onClose: () => void;
  onConfirm: (rows: PickedRow[]) => void;
}

/** Rows of a data interface or of another model to choose from: a table on a desk, cards on a phone. */
export function RowPickerSheet({ open, source, place, ...props }: RowPickerSheetProps) {
  const question = useRowQuestion(source, place);
  return open ? <OpenRowPicker {...props} question={question} /> : null;
}

interface OpenRowPickerProps extends Omit<RowPickerSheetProps, 'open' | 'source' | 'place'> {
  question: RowQuestion;
}

/** The same outside a form: who opens it says what is asked. */
export function OpenRowPicker({ title, question, multiple, chosen, onClose, onConfirm }: OpenRowPickerProps) {
  const words = useWords();
  const isDesk = useMedia(desk);
  const draft = useRowDraft(question, chosen, multiple);
  const confirm = (rows: PickedRow[]) => {
    onConfirm(rows);
    onClose();
  };
  const pick = (row: PickedRow) => {
    if (multiple || isDesk) draft.toggle(row);
    else confirm([row]);
  };
  const count = draft.chosen.length;
  const actions = (multiple || isDesk) && (
    <>
      <Button onClick={onClose}>{words('cancel')}</Button>
      <Button look="primary" disabled={!multiple && count === 0} onClick={() => confirm(draft.rows())}>
        {multiple && count > 0 ? words('pickConfirmCount', { count }) : words('confirm')}
      </Button>
    </>
  );
  return (
    <Sheet title={title} open onClose={onClose} actions={actions} fill wide>
      <div className="row-picker">
        <RowFinder
          question={question}
          look={isDesk ? 'table' : 'cards'}
          multiple={multiple}
          draft={draft}
          onPick={pick}
          onChoose={(row) => confirm(multiple ? rowsWith(draft.rows(), row, question) : [row])}
        />
      </div>
    </Sheet>
  );
}

/** A row that is pressed twice is meant for good. */
function rowsWith(rows: readonly PickedRow[], row: PickedRow, { source }: RowQuestion): PickedRow[] {
  const value = rowValue(row, source);
  return [...rows.filter((other) => rowValue(other, source) !== value), row];
}
