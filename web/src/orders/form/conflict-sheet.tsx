import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { DifferenceTable } from '../difference-table.tsx';
import { differencesOf, mergedFields, typedFields } from './form-values.ts';

interface ConflictSheetProps {
  base: OrderFields;
  mine: OrderFields;
  newest: OrderDetail;
  /** What I changed stands on top of what is there now. */
  onKeep: (fields: OrderFields) => void;
  onTake: () => void;
  onClose: () => void;
}

/** Somebody else changed it meanwhile: what differs, and whose stands. */
export function ConflictSheet({ base, mine, newest, onKeep, onTake, onClose }: ConflictSheetProps) {
  const words = useWords();
  const theirs = typedFields(newest.fields);
  const { fields, both } = mergedFields(base, mine, theirs);
  const differences = differencesOf(mine, theirs);
  return (
    <Sheet
      title={words('orderConflict')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTake}>{words('orderConflictTake')}</Button>
          {newest.can.includes('edit') && (
            <Button look="primary" onClick={() => onKeep(fields)}>
              {words('orderConflictKeep')}
            </Button>
          )}
        </>
      }
    >
      <div className="form-stack">
        <p>{words('orderConflictLine')}</p>
        {differences.length > 0 ? (
          <DifferenceTable
            label={words('orderConflict')}
            differences={differences}
            heads={[words('orderConflictMine'), words('orderConflictTheirs')]}
            note={(field) => (both.some((one) => one === field) ? words('orderConflictBoth') : undefined)}
          />
        ) : (
          <p>{words('orderConflictNone')}</p>
        )}
      </div>
    </Sheet>
  );
}
