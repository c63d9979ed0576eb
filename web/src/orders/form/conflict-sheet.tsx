import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useWords } from '../../language/words.ts';
import { ConflictSheet } from '../../ui/conflict-sheet.tsx';
import { DifferenceTable } from '../difference-table.tsx';
import { FieldValue } from '../field-value.tsx';
import { fieldWords } from '../order-words.ts';
import { differencesOf, mergedFields, typedFields } from './form-values.ts';

interface OrderConflictProps {
  base: OrderFields;
  mine: OrderFields;
  newest: OrderDetail;
  /** What stands of mine on top of what is there now. */
  onKeep: (fields: OrderFields) => void;
  onTake: () => void;
  onClose: () => void;
}

/** Somebody else changed it meanwhile: whose stands is chosen for each field that both changed. */
export function OrderConflict({ base, mine, newest, onKeep, onTake, onClose }: OrderConflictProps) {
  const words = useWords();
  const theirs = typedFields(newest.fields);
  const { fields, both } = mergedFields(base, mine, theirs);
  const others = differencesOf(base, theirs).filter(({ field }) => !both.includes(field));
  const writerOf = (field: string): string =>
    newest.history.findLast(({ differences }) => differences.some((one) => one.field === field))?.byName ??
    '';
  return (
    <ConflictSheet
      says={{
        ...{ title: words('orderConflict'), mine: words('orderConflictMine') },
        line: words(both.length > 0 ? 'orderConflictLine' : 'orderConflictNone'),
        ...{ keep: words('orderConflictKeep'), take: words('orderConflictTake') },
      }}
      conflicts={both.map((field) => {
        const name = writerOf(field);
        return {
          ...{ field, name: words(fieldWords[field]) },
          by: name ? words('orderConflictBy', { name }) : words('orderConflictTheirs'),
          mine: <FieldValue field={field} value={mine[field]} />,
          theirs: <FieldValue field={field} value={theirs[field]} />,
        };
      })}
      onKeep={
        newest.can.includes('edit')
          ? (taken) =>
              onKeep({
                ...fields,
                ...Object.fromEntries(
                  both.filter((field) => taken.includes(field)).map((field) => [field, theirs[field]]),
                ),
              })
          : undefined
      }
      onTake={onTake}
      onClose={onClose}
    >
      {others.length > 0 && <DifferenceTable label={words('orderConflictOthers')} differences={others} />}
    </ConflictSheet>
  );
}
