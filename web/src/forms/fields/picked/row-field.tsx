import type { RowSource } from '@fairway/contract/forms.ts';
import { useRef, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { PickBox } from '../../../ui/pick-box.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { desk } from '../../layout/desk.ts';
import type { EditProps } from '../../part.ts';
import { RowDropDown } from '../../pickers/row-drop-down.tsx';
import { RowPickerSheet } from '../../pickers/row-picker.tsx';
import { type PickedRow, rowLabel, rowValue } from '../../pickers/row-source.ts';
import { rememberRows, usePickedRows } from '../../pickers/use-picked-rows.ts';
import { useRowQuestion } from '../../pickers/use-row-question.ts';
import { idsIn, idsValue } from '../names/value-lists.ts';
import { usePick } from './use-pick.ts';

interface RowFieldProps extends EditProps {
  source: RowSource;
  /** A table that hangs from the field, where there is room for one. */
  dropsDown?: boolean;
}

/** A field whose value is that of a row picked from elsewhere. */
export function RowField({ source, dropsDown = false, ...props }: RowFieldProps) {
  const { field, value, place, ties, compact } = props;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasRoom = useMedia(desk) && dropsDown;
  const question = useRowQuestion(source, place);
  const pick = usePick(props);
  const values = idsIn(value);
  const chosen = usePickedRows(question, values);
  const multiple = field.multiple === true;

  const take = (rows: PickedRow[]) => {
    rememberRows(question, rows);
    const [first] = rows;
    pick(
      idsValue(
        rows.map((row) => rowValue(row, source)),
        multiple,
      ),
      first,
    );
  };
  const drop = (gone: readonly string[]) => {
    const left = chosen.filter(({ value: one }) => !gone.includes(one));
    pick(
      idsValue(
        left.map(({ value: one }) => one),
        multiple,
      ),
      left[0]?.row,
    );
  };
  const title = field.label || words('pickPlaceholder');
  const choosing = { multiple, chosen: values, onClose: () => setIsOpen(false), onConfirm: take };
  return (
    <div ref={box} className="row-field">
      <PickBox
        ties={ties}
        placeholder={field.placeholder ?? words('pickPlaceholder')}
        chosen={chosen.map(({ value: one, row, isAsked }) => ({
          key: one,
          name: row ? rowLabel(row, source) : isAsked ? '…' : one,
        }))}
        compact={compact}
        onOpen={() => setIsOpen(!isOpen)}
        onRemove={drop}
        {...(hasRoom ? { expanded: isOpen } : {})}
      />
      {hasRoom ? (
        <RowDropDown {...choosing} anchor={box} label={title} question={question} open={isOpen} />
      ) : (
        <RowPickerSheet {...choosing} title={title} source={source} place={place} open={isOpen} />
      )}
    </div>
  );
}
