import { figureText } from '../../entities/field-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import { type Say, useWords } from '../../language/words.ts';
import { ConflictSheet } from '../../ui/conflict-sheet.tsx';
import { nameText } from '../charge-text.ts';
import { type ChargeField, fieldWords, vatWords } from '../charge-words.ts';
import { chargeConflicts, closedCharges, othersDid } from './charge-conflicts.ts';
import type { EditedCharge } from './edited-charges.ts';
import type { ChargeEditor } from './use-charge-editor.ts';

/** Somebody saved charges before: what both changed is chosen field by field, what only they changed stays. */
export function ChargeConflictSheet({ editor }: { editor: ChargeEditor }) {
  const words = useWords();
  const { theirs, charges, known } = editor;
  if (!theirs) return null;
  const conflicts = chargeConflicts(charges, known, theirs.rows);
  const closed = closedCharges(charges, known, theirs.rows);
  const others = othersDid(known, theirs.rows).filter(
    ({ charge }) => ![...conflicts.map((one) => one.charge), ...closed].some((one) => one.key === charge.key),
  );
  return (
    <ConflictSheet
      says={{
        ...{ title: words('chargeConflict'), line: words('chargeConflictLine') },
        ...{ mine: words('chargeMine'), keep: words('chargeKeepMine'), take: words('chargeTakeTheirs') },
      }}
      conflicts={conflicts.map(({ field, charge, name, mine, theirs: other }) => {
        const text = (side: EditedCharge | undefined) =>
          name === 'charge' ? words(side ? 'chargeKept' : 'chargeRemoved') : fieldText(name, side, words);
        return {
          field,
          name: name === 'charge' ? nameText(charge) : `${nameText(charge)} · ${words(fieldWords[name])}`,
          by: words('chargeTheirs', { name: theirs.by || words('entitySystem') }),
          mine: text(mine),
          theirs: text(other),
        };
      })}
      isBusy={editor.isSaving}
      onKeep={editor.keepMine}
      onTake={editor.settle}
      onClose={editor.closeConflict}
    >
      {closed.length > 0 && (
        <p>{words('chargeClosedMeanwhile', { names: closed.map(nameText).join(words('listComma')) })}</p>
      )}
      {others.length > 0 && (
        <p>
          {words('chargeOthersDid', {
            what: others
              .map(({ charge, did }) => `${words(didWords[did])} ${nameText(charge)}`)
              .join(words('listComma')),
          })}
        </p>
      )}
    </ConflictSheet>
  );
}

const didWords = {
  added: 'chargeDidAdd',
  changed: 'chargeDidChange',
  removed: 'chargeDidRemove',
} as const;

function fieldText(field: ChargeField, charge: EditedCharge | undefined, words: Say): string {
  if (!charge) return '';
  switch (field) {
    case 'chargeCodeId':
      return nameText(charge);
    case 'partyId':
      return charge.partyName;
    case 'unit':
      return words(unitWords[charge.unit]);
    case 'vatKind':
      return charge.vatKind ? words(vatWords[charge.vatKind]) : words('chargeVatByCode');
    case 'vatRate':
      return charge.vatRate ? `${figureText(charge.vatRate)}%` : words('chargeVatByCode');
    case 'onBehalf':
    case 'isConfidential':
      return words(charge[field] ? 'chargeYes' : 'chargeNo');
    default:
      return charge[field];
  }
}
