import { useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PickBox } from '../../ui/pick-box.tsx';
import { typesAndPoints, useMedia } from '../../ui/use-media.ts';
import { useOptions } from '../options.ts';
import type { EditProps, FieldPart } from '../part.ts';
import { useShownAt } from '../use-form.ts';
import { chosenIn, namesOf, parseChoice } from './chosen-values.ts';
import { OptionNames } from './option-names.tsx';
import { OptionSheet } from './option-sheet.tsx';
import './select.css';

/** One or several of many: the field shows what is chosen, a sheet or, on a desk, a list below it offers the rest. */
export function SelectEdit({ field, value, place, onChange, ties, compact }: EditProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hangs = useMedia(typesAndPoints);
  const offered = useOptions(field, place);
  const shown = useShownAt(place);
  const isSeveral = takesSeveral(field);
  const chosen = chosenIn(value);
  const names = namesOf(chosen, offered.options);
  // What is no longer offered still has the name it had.
  const isOldKnown = shown !== undefined && chosen.length === 1 && names[0] === chosen[0];
  const write = (values: readonly string[]) => onChange(isSeveral ? values : (values[0] ?? null));
  return (
    <div ref={box} className="select-edit">
      <PickBox
        ties={ties}
        placeholder={field.placeholder || words('formSelect')}
        chosen={chosen.map((key, index) => ({ key, name: isOldKnown ? shown : (names[index] ?? key) }))}
        compact={compact}
        popup={hangs ? 'listbox' : 'dialog'}
        expanded={hangs ? isOpen : undefined}
        onOpen={() => setIsOpen(!isOpen)}
        onRemove={(keys) => write(chosen.filter((one) => !keys.includes(one)))}
      />
      <OptionSheet
        title={words('formChoose', { label: field.label })}
        anchor={box}
        hangs={hangs}
        offered={offered}
        several={isSeveral}
        searchable={field.searchable}
        chosen={chosen}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={write}
      />
    </div>
  );
}

const takesSeveral = ({ kind, multiple }: EditProps['field']) => kind === 'checkbox' || multiple === true;

export const selectPart: FieldPart = {
  Edit: SelectEdit,
  View: OptionNames,
  parse: (text, field) => parseChoice(text, field, field.multiple === true),
};
