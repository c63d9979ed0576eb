import { readRowSource } from '@fairway/contract/forms.ts';
import { useMemo, useState } from 'react';
import { OpenRowPicker } from '../forms/pickers/row-picker.tsx';
import { type RowQuestion, rowLabel, rowValue } from '../forms/pickers/row-source.ts';
import { rememberRows, usePickedRows } from '../forms/pickers/use-picked-rows.ts';
import { useLanguage, useWords } from '../language/words.ts';
import { DateField } from '../ui/dates/date-field.tsx';
import { PickBox } from '../ui/pick-box.tsx';
import { choicesOf, choicesText, type Filter } from '../ui/table/filter.ts';
import { entitySource } from './entity-form.ts';

/** Narrows a column by one record of an entity. */
export const entityFilter = (entity: string, label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => (
    <EntitySelect entity={entity} label={label} value={value} onChange={onChange} />
  ),
  describe: (value) => <EntityNames entity={entity} ids={value ? [value] : []} />,
});

/** The same by any of several records. */
export const entitiesFilter = (entity: string, label: string): Filter => ({
  kind: 'own',
  editor: (value, onChange) => (
    <EntitiesSelect
      entity={entity}
      label={label}
      values={choicesOf(value)}
      onChange={(ids) => onChange(choicesText(ids))}
    />
  ),
  describe: (value) => <EntityNames entity={entity} ids={choicesOf(value)} />,
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
export const EntitySelect = ({ value, onChange, ...props }: EntitySelectProps) => (
  <EntitiesSelect {...props} values={value ? [value] : []} isSingle onChange={([id = '']) => onChange(id)} />
);

interface EntitiesSelectProps extends Pick<EntitySelectProps, 'entity' | 'label'> {
  values: readonly string[];
  isSingle?: boolean;
  onChange: (ids: string[]) => void;
}

function EntitiesSelect({ entity, label, values, isSingle = false, onChange }: EntitiesSelectProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const question = useQuestion(entity);
  const picked = usePickedRows(question, values);
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
        onRemove={(keys) => onChange(values.filter((value) => !keys.includes(value)))}
      />
      {isOpen && (
        <OpenRowPicker
          title={label}
          question={question}
          multiple={!isSingle}
          chosen={values}
          onClose={() => setIsOpen(false)}
          onConfirm={(rows) => {
            rememberRows(question, rows);
            onChange(rows.map((row) => rowValue(row, question.source)));
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
