import { readRowSource } from '@fairway/contract/forms.ts';
import { useId, useMemo, useRef, useState } from 'react';
import { desk } from '../forms/layout/desk.ts';
import { RowDropDown } from '../forms/pickers/row-drop-down.tsx';
import { OpenRowPicker } from '../forms/pickers/row-picker.tsx';
import { type PickedRow, type RowQuestion, rowLabel, rowValue } from '../forms/pickers/row-source.ts';
import { rememberRows, usePickedRows } from '../forms/pickers/use-picked-rows.ts';
import { useLanguage, useWords } from '../language/words.ts';
import { PickBox } from '../ui/pick-box.tsx';
import { useMedia } from '../ui/use-media.ts';
import { entitySource } from './entity-form.ts';
import './entity-picker.css';

interface EntityPickerProps {
  /** Such as `Port`. */
  entity: string;
  label: string;
  /** The label is only for whoever does not see it. */
  hidesLabel?: boolean;
  values: readonly string[];
  multiple?: boolean;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  onChange: (ids: string[]) => void;
}

/** Records of an entity chosen outside a form: a table that hangs from the field on a desk, a sheet elsewhere. */
export function EntityPicker(props: EntityPickerProps) {
  const { entity, label, hidesLabel = false, values, multiple = false, placeholder, onChange } = props;
  const words = useWords();
  const language = useLanguage();
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasRoom = useMedia(desk);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const question: RowQuestion = useMemo(
    () => ({ source: readRowSource(entitySource(entity, words)), parameters: [], columns: [] }),
    [entity, language],
  );
  const chosen = usePickedRows(question, values);
  const take = (rows: PickedRow[]) => {
    rememberRows(question, rows);
    onChange(rows.map((row) => rowValue(row, question.source)));
  };
  const choosing = { question, multiple, chosen: values, onClose: () => setIsOpen(false), onConfirm: take };
  return (
    <div className="entity-picker">
      <span id={labelId} className={hidesLabel ? 'visually-hidden' : 'entity-picker-label'}>
        {label}
      </span>
      <div ref={box}>
        <PickBox
          ties={{ 'aria-labelledby': labelId }}
          placeholder={placeholder ?? words('pickPlaceholder')}
          chosen={chosen.map(({ value, row, isAsked }) => ({
            key: value,
            name: row ? rowLabel(row, question.source) : isAsked ? '…' : value,
          }))}
          onOpen={() => setIsOpen(!isOpen)}
          onRemove={(gone) => onChange(values.filter((one) => !gone.includes(one)))}
          {...(hasRoom ? { expanded: isOpen } : {})}
        />
      </div>
      {hasRoom ? (
        <RowDropDown {...choosing} anchor={box} label={label} open={isOpen} />
      ) : (
        isOpen && <OpenRowPicker {...choosing} title={label} />
      )}
    </div>
  );
}
