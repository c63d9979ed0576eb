import { listAreas } from '@fairway/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PickBox } from '../../ui/pick-box.tsx';
import { call } from '../../wire/api.ts';
import { keptFresh } from '../../wire/client-cache.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { choiceKey, type TreeChoice } from '../pickers/tree-choice.ts';
import { type TreeLevel, TreePicker } from '../pickers/tree-picker.tsx';
import { useShownAt } from '../use-form.ts';
import { Names } from './names/names.tsx';
import { pathsIn, pathsValue } from './names/value-lists.ts';
import { useAreaNames } from './trees/area-names.ts';

/** The area above all provinces. */
const top = '-1';
/** Districts, unless the field says otherwise. */
const usualLevel = 2;

function EditArea({ field, value, onChange, ties, compact }: EditProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const paths = pathsIn(value, field.multiple);
  const names = useAreaNames(paths);
  const chosen = paths.map((path, index) => ({ path, key: choiceKey({ path }), name: names[index] ?? '' }));
  return (
    <>
      <PickBox
        ties={ties}
        placeholder={field.placeholder ?? words('pickPlaceholder')}
        chosen={chosen}
        compact={compact}
        onOpen={() => setIsOpen(true)}
        onRemove={(keys) => {
          const left = chosen.filter(({ key }) => !keys.includes(key)).map(({ path }) => path);
          onChange(pathsValue(left, field.multiple));
        }}
      />
      {isOpen && (
        <AreaPicker
          title={field.label || words('pickPlaceholder')}
          deepest={field.level ?? usualLevel}
          multiple={field.multiple === true}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onConfirm={(picked) =>
            onChange(
              pathsValue(
                picked.map((path) => [...path]),
                field.multiple,
              ),
            )
          }
        />
      )}
    </>
  );
}

interface AreaPickerProps extends Omit<Parameters<typeof TreePicker>[0], 'level' | 'all'> {
  deepest: number;
}

function AreaPicker({ deepest, ...rest }: AreaPickerProps) {
  const [way, setWay] = useState<readonly TreeChoice[]>([]);
  return <TreePicker {...rest} level={useAreas(way, setWay, deepest)} />;
}

/** The areas below the last step, asked for when somebody goes there. */
function useAreas(way: readonly TreeChoice[], onWay: TreeLevel['onWay'], deepest: number): TreeLevel {
  const above = way.at(-1);
  const id = above?.path.at(-1) ?? top;
  const { data, isError, refetch } = useQuery({
    queryKey: [listAreas.name, id],
    queryFn: async ({ signal }) => (await call(listAreas, { params: { id } }, { signal })).list,
    ...keptFresh,
  });
  const rows = data?.map(({ id: value, fullName, isLeaf }): TreeChoice => {
    const isEnd = isLeaf || way.length >= deepest;
    return {
      path: [...(above?.path ?? []), value],
      names: [...(above?.names ?? []), fullName],
      canPick: isEnd,
      canOpen: !isEnd,
    };
  });
  return { way, onWay, rows, isFailed: isError, retry: () => void refetch() };
}

function ViewArea({ field, value, place, compact }: ViewProps) {
  const shown = useShownAt(place);
  const names = useAreaNames(shown === undefined ? pathsIn(value, field.multiple) : []);
  return <Names names={shown === undefined ? names : [shown]} compact={compact} />;
}

export const areaPart: FieldPart = { Edit: EditArea, View: ViewArea };
