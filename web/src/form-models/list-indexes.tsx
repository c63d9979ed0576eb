import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getModel } from '@fairway/contract/form-models.ts';
import { useWords } from '../language/words.ts';
import { Switch } from '../ui/switch.tsx';

type ListIndex = Reply<typeof getModel>['listIndexes'][number];

interface ListIndexesProps {
  /** Fields that have an index, and those that people sort and filter by without one. */
  indexes: readonly ListIndex[];
  declared: readonly string[];
  onChange: (declared: string[]) => void;
}

/** Which fields long lists are sorted by: what is used is proposed, and who designs the form declares it. */
export function ListIndexes({ indexes, declared, onChange }: ListIndexesProps) {
  const words = useWords();
  const offered = indexes.filter(({ canBeIndexed }) => canBeIndexed);
  if (offered.length === 0) return null;
  const states = {
    none: words('formModelIndexNone'),
    building: words('formModelIndexBuilding'),
    ready: words('formModelIndexReady'),
  };
  return (
    <fieldset className="list-indexes">
      <legend>{words('formModelIndexes')}</legend>
      <p>{words('formModelIndexesHint')}</p>
      {offered.map(({ field, label, state, sorted, filtered }) => (
        <Switch
          key={field}
          label={label}
          hint={words('formModelIndexUse', { state: states[state], sorted, filtered })}
          checked={declared.includes(field)}
          onChange={(isOn) =>
            onChange([...declared.filter((one) => one !== field), ...(isOn ? [field] : [])])
          }
        />
      ))}
    </fieldset>
  );
}
