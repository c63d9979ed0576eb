import type { FormField, Option } from '@fairway/contract/forms.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PickBox } from '../../ui/pick-box.tsx';
import { useOptions } from '../options.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { allChoices, choiceKey, namesAlong } from '../pickers/tree-choice.ts';
import { TreePicker } from '../pickers/tree-picker.tsx';
import { useShownAt } from '../use-form.ts';
import { Names } from './names/names.tsx';
import { pathsIn, pathsValue } from './names/value-lists.ts';
import { useTreeLevel } from './trees/use-tree-level.ts';

/** Only the end of a way can be chosen. */
const isEnd = ({ children }: Option): boolean => (children?.length ?? 0) === 0;

function shownPath({ showAllLevels, separator }: FormField, names: readonly string[]): string {
  return showAllLevels === false ? (names.at(-1) ?? '') : names.join(separator || ' / ');
}

function EditCascader({ field, value, place, onChange, ties, compact }: EditProps) {
  const words = useWords();
  const offered = useOptions(field, place);
  const level = useTreeLevel(offered, isEnd);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = pathsIn(value, field.multiple).map((path) => ({
    path,
    key: choiceKey({ path }),
    name: shownPath(field, namesAlong(offered.options, path)),
  }));
  return (
    <>
      <PickBox
        ties={ties}
        placeholder={field.placeholder ?? words('pickPlaceholder')}
        chosen={chosen}
        compact={compact}
        onOpen={() => {
          level.start();
          setIsOpen(true);
        }}
        onRemove={(keys) => {
          const left = chosen.filter(({ key }) => !keys.includes(key)).map(({ path }) => path);
          onChange(pathsValue(left, field.multiple));
        }}
      />
      {isOpen && (
        <TreePicker
          title={field.label || words('pickPlaceholder')}
          level={level}
          all={allChoices(offered.options, isEnd)}
          multiple={field.multiple === true}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onConfirm={(paths) =>
            onChange(
              pathsValue(
                paths.map((path) => [...path]),
                field.multiple,
              ),
            )
          }
        />
      )}
    </>
  );
}

function ViewCascader({ field, value, place, compact }: ViewProps) {
  const shown = useShownAt(place);
  const { options } = useOptions(field, place);
  const names = pathsIn(value, field.multiple).map((path) => shownPath(field, namesAlong(options, path)));
  return <Names names={shown === undefined ? names : [shown]} compact={compact} />;
}

export const cascaderPart: FieldPart = { Edit: EditCascader, View: ViewCascader };
