import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PickBox } from '../../ui/pick-box.tsx';
import { useOptions } from '../options.ts';
import type { EditProps, FieldPart } from '../part.ts';
import { useShownAt } from '../use-form.ts';
import { chosenIn, namesOf, parseChoice } from './chosen-values.ts';
import { OptionNames } from './option-names.tsx';
import { OptionSheet } from './option-sheet.tsx';

/** One or several of many: the field shows what is chosen, a sheet offers the rest. */
export function SelectEdit({ field, value, place, onChange, ties, compact }: EditProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const offered = useOptions(field, place);
  const shown = useShownAt(place);
  const isSeveral = takesSeveral(field);
  const chosen = chosenIn(value);
  const names = namesOf(chosen, offered.options);
  // What is no longer offered still has the name it had.
  const isOldKnown = shown !== undefined && chosen.length === 1 && names[0] === chosen[0];
  const write = (values: readonly string[]) => onChange(isSeveral ? values : (values[0] ?? null));
  return (
    <>
      <PickBox
        ties={ties}
        placeholder={field.placeholder || words('formSelect')}
        chosen={chosen.map((key, index) => ({ key, name: isOldKnown ? shown : (names[index] ?? key) }))}
        compact={compact}
        onOpen={() => setIsOpen(true)}
        onRemove={(keys) => write(chosen.filter((one) => !keys.includes(one)))}
      />
      <OptionSheet
        title={words('formChoose', { label: field.label })}
        offered={offered}
        several={isSeveral}
        searchable={field.searchable}
        chosen={chosen}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={write}
      />
    </>
  );
}

const takesSeveral = ({ kind, multiple }: EditProps['field']) => kind === 'checkbox' || multiple === true;

export const selectPart: FieldPart = {
  Edit: SelectEdit,
  View: OptionNames,
  parse: (text, field) => parseChoice(text, field, field.multiple === true),
};
