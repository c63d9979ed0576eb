import { chargeCodes, chargeUnits } from '@fairway/contract/charge-codes.ts';
import { type QuoteGroup, quoteGroups } from '@fairway/contract/quotes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currencyOptions } from '../../entities/field-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { load } from '../../wire/calls.ts';
import { quoteGroupWords } from '../quote-words.ts';
import { type EditedLine, isRight } from './edited-lines.ts';

interface AddLineSheetProps {
  onAdd: (line: EditedLine) => void;
  onClose: () => void;
}

let added = 0;
const empty = (): EditedLine => {
  added += 1;
  return {
    // A draft of another day may have lines of its own.
    ...{
      key: `new ${Date.now()} ${added}`,
      isNew: true,
      group: 'surcharge',
      chargeCode: '',
      nameZh: '',
      nameEn: '',
    },
    ...{ unit: 'shipment', boxType: '', currency: 'CNY', quantity: '1', price: '', paidAt: 'PP' },
    isIncluded: false,
  };
};

/** A charge that the rate does not have. */
export function AddLineSheet({ onAdd, onClose }: AddLineSheetProps) {
  const words = useWords();
  const language = useLanguage();
  const [line, setLine] = useState(empty);
  const known = useQuery({
    ...load(chargeCodes.options, { query: { pageSize: 200 } }),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
  const charges = known.data?.list ?? [];
  const change = (changes: Partial<EditedLine>) => setLine({ ...line, ...changes });
  const choose = (chargeCode: string) => {
    const name = charges.find(({ enCode }) => enCode === chargeCode)?.fullName ?? chargeCode;
    // What it is called in the other language the server says once it is saved.
    change({ chargeCode, nameZh: name, nameEn: name });
  };
  const isBox = line.unit === 'ctn';
  const canAdd = line.chargeCode !== '' && isRight(line) && /^([0-9A-Z]{2,6})?$/.test(line.boxType);
  return (
    <Sheet
      title={words('quoteLineAdd')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={!canAdd}
            onClick={() => {
              onAdd(line);
              onClose();
            }}
          >
            {words('quoteLineAdd')}
          </Button>
        </>
      }
    >
      <div className="form-stack" lang={language}>
        <SelectField
          label={words('quoteLineCharge')}
          placeholder={words('pickPlaceholder')}
          value={line.chargeCode}
          options={charges.map(({ enCode, fullName }) => ({ value: enCode, label: `${enCode} ${fullName}` }))}
          onChange={(event) => choose(event.target.value)}
        />
        <SelectField
          label={words('quoteLineGroup')}
          placeholder={words('pickPlaceholder')}
          value={line.group}
          options={quoteGroups.map((value) => ({ value, label: words(quoteGroupWords[value]) }))}
          onChange={(event) => change({ group: (event.target.value || 'surcharge') as QuoteGroup })}
        />
        <SelectField
          label={words('quoteLineUnit')}
          placeholder={words('pickPlaceholder')}
          value={line.unit}
          options={chargeUnits.map((value) => ({ value, label: words(unitWords[value]) }))}
          onChange={(event) =>
            change({ unit: chargeUnits.find((one) => one === event.target.value) ?? 'shipment', boxType: '' })
          }
        />
        {isBox && (
          <TextField
            label={words('quoteLineBox')}
            value={line.boxType}
            maxLength={6}
            onChange={(event) => change({ boxType: event.target.value.trim().toUpperCase() })}
          />
        )}
        <TextField
          label={words('quoteQuantity')}
          inputMode="decimal"
          value={line.quantity}
          onChange={(event) => change({ quantity: event.target.value.trim() })}
        />
        <SelectField
          label={words('quoteLineCurrency')}
          placeholder={words('pickPlaceholder')}
          value={line.currency}
          options={currencyOptions()}
          onChange={(event) => change({ currency: event.target.value || 'CNY' })}
        />
        <TextField
          label={words('quotePrice')}
          inputMode="decimal"
          value={line.price}
          onChange={(event) => change({ price: event.target.value.trim() })}
        />
        <SelectField
          label={words('quoteLinePaid')}
          placeholder={words('pickPlaceholder')}
          value={line.paidAt}
          options={[
            { value: 'PP', label: words('chargePrepaid') },
            { value: 'CC', label: words('chargeCollect') },
          ]}
          onChange={(event) => change({ paidAt: event.target.value === 'CC' ? 'CC' : 'PP' })}
        />
      </div>
    </Sheet>
  );
}
