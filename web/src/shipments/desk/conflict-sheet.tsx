import type { Reply } from '@fairway/contract/endpoint.ts';
import type { compareShipment } from '@fairway/contract/shipments.ts';
import { useWords } from '../../language/words.ts';
import { ConflictSheet } from '../../ui/conflict-sheet.tsx';
import './conflict-sheet.css';
import { conflictsOf, othersChanged } from './conflicts.ts';
import { deskField, type FieldValues } from './desk-fields.ts';
import { EntityNames } from './entity-names.tsx';
import { fieldText } from './field-text.ts';

interface ShipmentConflictProps {
  compared: Reply<typeof compareShipment>;
  mine: FieldValues;
  base: FieldValues;
  zone: string;
  isBusy: boolean;
  /** What is to be saved on top of theirs. */
  onKeep: (changes: FieldValues, version: number) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody saved before: what both changed is chosen field by field, what only they changed stays. */
export function ShipmentConflict(props: ShipmentConflictProps) {
  const { compared, mine, base, zone, isBusy, onKeep, onTakeTheirs, onClose } = props;
  const words = useWords();
  const conflicts = conflictsOf(mine, base, compared);
  const others = othersChanged(base, compared).filter(
    (field) => !conflicts.some((one) => one.field === field),
  );
  const nameOf = (field: string) => words(deskField(field)?.label ?? 'deskOtherField');
  return (
    <ConflictSheet
      says={{
        ...{ title: words('deskConflict'), line: words('deskConflictLine'), mine: words('deskMine') },
        ...{ keep: words('deskKeepMine'), take: words('deskTakeTheirs') },
      }}
      conflicts={conflicts.flatMap(({ field, mine: own, theirs, theirText, by }) => {
        const described = deskField(field);
        if (!described) return [];
        const isReference = described.kind === 'entity' || described.kind === 'entities';
        const text = (value: unknown) => fieldText(described, value, words, zone) || words('entityEmptied');
        return [
          {
            ...{ field, name: nameOf(field), by: words('deskTheirs', { name: by || words('entitySystem') }) },
            mine: isReference ? <EntityNames entity={described.entity} ids={own} /> : text(own),
            theirs: text(isReference ? theirText : theirs),
          },
        ];
      })}
      isBusy={isBusy}
      onKeep={(theirs) =>
        onKeep(
          Object.fromEntries(Object.entries(mine).filter(([field]) => !theirs.includes(field))),
          compared.version,
        )
      }
      onTake={onTakeTheirs}
      onClose={onClose}
    >
      {others.length > 0 && (
        <p className="conflicts-others">
          {words('deskOthersChanged', { fields: others.map(nameOf).join(words('listComma')) })}
        </p>
      )}
    </ConflictSheet>
  );
}
