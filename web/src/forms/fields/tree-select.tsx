import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PickBox } from '../../ui/pick-box.tsx';
import { useOptions } from '../options.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { allChoices, nameOf, type TreeChoice } from '../pickers/tree-choice.ts';
import { TreePicker } from '../pickers/tree-picker.tsx';
import { useShownAt } from '../use-form.ts';
import { Names } from './names/names.tsx';
import { idsIn, idsValue } from './names/value-lists.ts';
import { useTreeLevel } from './trees/use-tree-level.ts';

const anything = () => true;

/** The first place where a value stands; a value nobody knows any more is its own name. */
function chosenAmong(all: readonly TreeChoice[], value: string): { path: readonly string[]; name: string } {
  const found = all.find(({ path }) => path.at(-1) === value);
  return found ? { path: found.path, name: nameOf(found) } : { path: [value], name: value };
}

function EditTreeSelect({ field, value, place, onChange, ties, compact }: EditProps) {
  const words = useWords();
  const offered = useOptions(field, place);
  const level = useTreeLevel(offered, anything);
  const [isOpen, setIsOpen] = useState(false);
  const all = allChoices(offered.options, anything);
  const ids = idsIn(value);
  const chosen = ids.map((id) => ({ key: id, ...chosenAmong(all, id) }));
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
        onRemove={(keys) =>
          onChange(
            idsValue(
              ids.filter((id) => !keys.includes(id)),
              field.multiple,
            ),
          )
        }
      />
      {isOpen && (
        <TreePicker
          title={field.label || words('pickPlaceholder')}
          level={level}
          all={all}
          multiple={field.multiple === true}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onConfirm={(paths) => {
            const picked = new Set(paths.flatMap((path) => path.at(-1) ?? []));
            onChange(idsValue([...picked], field.multiple));
          }}
        />
      )}
    </>
  );
}

function ViewTreeSelect({ field, value, place, compact }: ViewProps) {
  const shown = useShownAt(place);
  const { options } = useOptions(field, place);
  const all = allChoices(options, anything);
  const names = idsIn(value).map((id) => chosenAmong(all, id).name);
  return <Names names={shown === undefined ? names : [shown]} compact={compact} />;
}

export const treeSelectPart: FieldPart = { Edit: EditTreeSelect, View: ViewTreeSelect };
