import { readRowSource } from '@fairway/contract/forms.ts';
import { useMemo, useState } from 'react';
import { OpenRowPicker } from '../forms/pickers/row-picker.tsx';
import { type RowQuestion, rowLabel, rowValue } from '../forms/pickers/row-source.ts';
import { rememberRows, usePickedRows } from '../forms/pickers/use-picked-rows.ts';
import { useLanguage, useWords } from '../language/words.ts';
import { DateField } from '../ui/dates/date-field.tsx';
import { PickBox } from '../ui/pick-box.tsx';
import type { Filter } from '../ui/table/filter.ts';
import { entitySource } from './entity-form.ts';

/** Narrows a column by one record of an entity. */
export const entityFilter = (entity: string, label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => (
    <EntitySelect entity={entity} label={label} value={value} onChange={onChange} />
  ),
  describe: (value) => <EntityNames entity={entity} ids={value ? [value] : []} />,
});

/** Narrows a column by one day. */
export const dayFilter = (label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => <DateField label={label} kind="day" value={value} onChange={onChange} />,
  describe: (value) => value,
});

function useQuestion(entity: string): RowQuestion {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => ({ source: readRowSource(entitySource(entity, words)), parameters: [], columns: [] }),
    [entity, language],
  );
}

interface EntitySelectProps {
  entity: string;
  label: string;
  /** An id; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** One record of an entity, chosen outside a form. */
export function EntitySelect({ entity, label, value, onChange }: EntitySelectProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const question = useQuestion(entity);
  const chosen = value ? [value] : [];
  const picked = usePickedRows(question, chosen);
  return (
    <>
      <PickBox
        ties={{ 'aria-label': label }}
        placeholder={words('pickPlaceholder')}
        chosen={picked.map((one) => ({
          key: one.value,
          name: one.row ? rowLabel(one.row, question.source) : '…',
        }))}
        onOpen={() => setIsOpen(true)}
        onRemove={() => onChange('')}
      />
      {isOpen && (
        <OpenRowPicker
          title={label}
          question={question}
          multiple={false}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onConfirm={(rows) => {
            rememberRows(question, rows);
            onChange(rows[0] ? rowValue(rows[0], question.source) : '');
          }}
        />
      )}
    </>
  );
}

export function EntityNames({ entity, ids }: { entity: string; ids: readonly string[] }) {
  const words = useWords();
  const question = useQuestion(entity);
  return usePickedRows(question, ids)
    .map(({ row }) => (row ? rowLabel(row, question.source) : '…'))
    .join(words('listComma'));
}
