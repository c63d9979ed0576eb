import { chargeUnits, vatKinds } from '@fairway/contract/charge-codes.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { useState } from 'react';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { currencyOptions } from '../../entities/field-text.ts';
import { moneyText } from '../../freight/money-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ChargeField, fieldWords, sideWords, vatWords } from '../charge-words.ts';
import { type CellProblems, type EditedCharge, worthOf, wrongFields } from './edited-charges.ts';

interface ChargeFormSheetProps {
  charge: EditedCharge;
  sides: readonly ChargeSide[];
  seesConfidential: boolean;
  /** What was refused, by the key of the charge and its field. */
  problems: CellProblems;
  isBusy: boolean;
  onSave: (charge: EditedCharge) => void;
  /** Left out where it cannot be removed. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

/** One charge as a form, for a phone. */
export function ChargeFormSheet(props: ChargeFormSheetProps) {
  const { charge: first, sides, seesConfidential, problems, isBusy, onSave, onRemove, onClose } = props;
  const words = useWords();
  const [charge, setCharge] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const change = (changes: Partial<EditedCharge>) => setCharge({ ...charge, ...changes });
  const wrong = wrongFields(charge);
  const worth = worthOf(charge);
  const errorOf = (field: ChargeField): string | undefined => {
    if (isTried && wrong.includes(field))
      return words('chargeFieldWrong', { field: words(fieldWords[field]) });
    return problems[`${charge.key} ${field}`];
  };
  const save = () => {
    setIsTried(true);
    if (wrong.length === 0) onSave(charge);
  };
  const isTaxed = charge.vatKind === undefined || charge.vatKind === 'taxable';
  return (
    <Sheet
      title={words(charge.row ? 'chargeActEdit' : 'chargeAdd')}
      open
      onClose={onClose}
      actions={
        <>
          {onRemove && (
            <Button look="danger" icon="trash" onClick={onRemove}>
              {words('delete')}
            </Button>
          )}
          <Button look="primary" busy={isBusy} onClick={save}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {sides.length > 1 && !charge.row && (
          <Choice
            label={words('chargeSide')}
            value={charge.side}
            options={sides.map((value) => ({ value, label: words(sideWords[value]) }))}
            onChange={(side) => change({ side })}
          />
        )}
        <Picked error={errorOf('chargeCodeId')}>
          <EntityPicker
            entity="ChargeCode"
            label={words('chargeWhat')}
            values={charge.chargeCodeId ? [charge.chargeCodeId] : []}
            onChange={([chargeCodeId = '']) => change({ chargeCodeId })}
          />
        </Picked>
        <Picked error={errorOf('partyId')}>
          <EntityPicker
            entity="Customer"
            label={words('chargeParty')}
            values={charge.partyId ? [charge.partyId] : []}
            onChange={([partyId = '']) => change({ partyId })}
          />
        </Picked>
        <SelectField
          label={words('chargeUnit')}
          placeholder={words('pickPlaceholder')}
          value={charge.unit}
          options={chargeUnits.map((value) => ({ value, label: words(unitWords[value]) }))}
          onChange={(event) =>
            change({ unit: chargeUnits.find((one) => one === event.target.value) ?? 'shipment' })
          }
        />
        <TextField
          label={words('chargeQuantity')}
          inputMode="decimal"
          value={charge.quantity}
          error={errorOf('quantity')}
          onChange={(event) => change({ quantity: event.target.value.trim() })}
        />
        <TextField
          label={words('chargePrice')}
          hint={words('chargePriceHint')}
          inputMode="decimal"
          value={charge.price}
          error={errorOf('price')}
          onChange={(event) => change({ price: event.target.value.trim() })}
        />
        <SelectField
          label={words('chargeCurrency')}
          placeholder={words('pickPlaceholder')}
          value={charge.currency}
          options={currencyOptions()}
          error={errorOf('currency')}
          onChange={(event) => change({ currency: event.target.value })}
        />
        <SelectField
          label={words('chargeVatKind')}
          placeholder={words('chargeVatByCode')}
          value={charge.vatKind ?? ''}
          options={vatKinds.map((value) => ({ value, label: words(vatWords[value]) }))}
          onChange={(event) =>
            change({ vatKind: vatKinds.find((one) => one === event.target.value), vatRate: undefined })
          }
        />
        {isTaxed && (
          <TextField
            label={`${words('chargeVatRate')} (%)`}
            hint={words('chargeVatRateHint')}
            inputMode="decimal"
            value={charge.vatRate ?? ''}
            error={errorOf('vatRate')}
            onChange={(event) => {
              const vatRate = event.target.value.trim() || undefined;
              change({ vatRate, ...(vatRate && { vatKind: 'taxable' as const }) });
            }}
          />
        )}
        <Switch
          label={words('chargeOnBehalf')}
          hint={words('chargeOnBehalfHint')}
          checked={charge.onBehalf}
          onChange={(onBehalf) => change({ onBehalf })}
        />
        {seesConfidential && (
          <Switch
            label={words('chargeConfidential')}
            hint={words('chargeConfidentialHint')}
            checked={charge.isConfidential}
            onChange={(isConfidential) => change({ isConfidential })}
          />
        )}
        <TextArea
          label={words('chargeRemark')}
          hint={words('chargeRemarkHint')}
          value={charge.remark}
          most={500}
          error={errorOf('remark')}
          onChange={(event) => change({ remark: event.target.value })}
        />
        {worth && (
          <p role="status" className="number">
            {words('chargeWorth', { sum: moneyText(worth.gross) })}
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** A picker says nothing of its own when it is left empty. */
function Picked({ error, children }: { error: string | undefined; children: React.ReactNode }) {
  return (
    <div>
      {children}
      {error && (
        <p className="charges-grid-problem" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
