import type { Reply } from '@fairway/contract/endpoint.ts';
import type { compareShipment } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import './conflict-sheet.css';
import { conflictsOf, othersChanged } from './conflicts.ts';
import { deskField, type FieldName, type FieldValues } from './desk-fields.ts';
import { EntityNames } from './entity-names.tsx';
import { fieldText } from './field-text.ts';

interface ConflictSheetProps {
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
export function ConflictSheet(props: ConflictSheetProps) {
  const { compared, mine, base, zone, isBusy, onKeep, onTakeTheirs, onClose } = props;
  const words = useWords();
  const conflicts = conflictsOf(mine, base, compared);
  const [dropped, setDropped] = useState<readonly FieldName[]>([]);
  const others = othersChanged(base, compared).filter(
    (field) => !conflicts.some((one) => one.field === field),
  );
  const keep = () =>
    onKeep(
      Object.fromEntries(Object.entries(mine).filter(([field]) => !dropped.includes(field as FieldName))),
      compared.version,
    );
  const nameOf = (field: string) => words(deskField(field)?.label ?? 'deskOtherField');
  return (
    <Sheet
      title={words('deskConflict')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{words('deskTakeTheirs')}</Button>
          <Button look="primary" busy={isBusy} onClick={keep}>
            {words('deskKeepMine')}
          </Button>
        </>
      }
    >
      <div className="conflicts">
        <p>{words('deskConflictLine')}</p>
        {conflicts.map(({ field, mine: own, theirs, theirText, by }) => {
          const described = deskField(field);
          if (!described) return null;
          const isDropped = dropped.includes(field);
          const choose = (isTheirs: boolean) =>
            setDropped(isTheirs ? [...dropped, field] : dropped.filter((one) => one !== field));
          const isReference = described.kind === 'entity' || described.kind === 'entities';
          return (
            <fieldset key={field} className="conflict">
              <legend>{nameOf(field)}</legend>
              <label>
                <input
                  type="radio"
                  name={`mine ${field}`}
                  checked={!isDropped}
                  onChange={() => choose(false)}
                />
                <span>
                  <small>{words('deskMine')}</small>
                  {isReference ? (
                    <EntityNames entity={described.entity} ids={own} />
                  ) : (
                    fieldText(described, own, words, zone) || words('entityEmptied')
                  )}
                </span>
              </label>
              <label>
                <input
                  type="radio"
                  name={`mine ${field}`}
                  checked={isDropped}
                  onChange={() => choose(true)}
                />
                <span>
                  <small>{words('deskTheirs', { name: by || words('entitySystem') })}</small>
                  {fieldText(described, isReference ? theirText : theirs, words, zone) ||
                    words('entityEmptied')}
                </span>
              </label>
            </fieldset>
          );
        })}
        {others.length > 0 && (
          <p className="conflicts-others">
            {words('deskOthersChanged', { fields: others.map(nameOf).join(words('listComma')) })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
