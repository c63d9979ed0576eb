import { chargeCodes, chargeUnits, vatKinds } from '@fairway/contract/charge-codes.ts';
import { customers } from '@fairway/contract/customers.ts';
import type { KeyboardEvent } from 'react';
import { unitWords } from '../../freight/rate-words.ts';
import { useWords } from '../../language/words.ts';
import { codeText } from '../charge-text.ts';
import { vatWords } from '../charge-words.ts';
import type { EditedCharge } from './edited-charges.ts';
import type { GridColumn } from './grid-columns.ts';
import { LookupCell } from './lookup-cell.tsx';

interface EditCellProps {
  column: Extract<GridColumn, { field: string }>;
  charge: EditedCharge;
  label: string;
  /** Its place, by which the keys find it. */
  cell: string;
  isWrong: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChange: (changes: Partial<EditedCharge>) => void;
}

/** One field of one charge as it is typed. */
export function EditCell({ column: { field, kind }, charge, onChange, isWrong, ...rest }: EditCellProps) {
  const words = useWords();
  const { label, cell, onKeyDown } = rest;
  const marks = { 'aria-label': label, 'aria-invalid': isWrong || undefined, 'data-cell': cell, onKeyDown };
  const lookup = { label, cell, isWrong, onKeyDown };
  switch (kind) {
    case 'charge':
      return (
        <LookupCell
          {...lookup}
          options={chargeCodes.options}
          text={codeText(charge)}
          onPick={({ id, enCode, fullName }) =>
            onChange({ chargeCodeId: id, chargeCode: enCode, chargeName: fullName })
          }
        />
      );
    case 'party':
      return (
        <LookupCell
          {...lookup}
          options={customers.options}
          text={charge.partyName}
          onPick={({ id, fullName }) => onChange({ partyId: id, partyName: fullName })}
        />
      );
    case 'unit':
      return (
        <select
          {...marks}
          value={charge.unit}
          onChange={(event) =>
            onChange({ unit: chargeUnits.find((one) => one === event.target.value) ?? 'shipment' })
          }
        >
          {chargeUnits.map((unit) => (
            <option key={unit} value={unit}>
              {words(unitWords[unit])}
            </option>
          ))}
        </select>
      );
    case 'vatKind':
      return (
        <select
          {...marks}
          value={charge.vatKind ?? ''}
          // Of another kind the rate is as the charge code says, until somebody types one.
          onChange={(event) =>
            onChange({ vatKind: vatKinds.find((one) => one === event.target.value), vatRate: undefined })
          }
        >
          {charge.row === undefined && <option value="">{words('chargeVatByCode')}</option>}
          {vatKinds.map((one) => (
            <option key={one} value={one}>
              {words(vatWords[one])}
            </option>
          ))}
        </select>
      );
    case 'vatRate':
      return (
        <input
          {...marks}
          className="number charges-grid-figure"
          inputMode="decimal"
          disabled={charge.vatKind !== undefined && charge.vatKind !== 'taxable'}
          value={charge.vatKind === undefined || charge.vatKind === 'taxable' ? (charge.vatRate ?? '') : ''}
          onFocus={(event) => event.target.select()}
          // A rate is of a line that is taxed.
          onChange={(event) =>
            onChange({
              vatRate: event.target.value.trim() || undefined,
              ...(event.target.value.trim() !== '' && { vatKind: 'taxable' as const }),
            })
          }
        />
      );
    case 'check':
      return (
        <input
          type="checkbox"
          {...marks}
          checked={charge[field as 'onBehalf']}
          onChange={(event) => onChange({ [field]: event.target.checked })}
        />
      );
    case 'figure':
    case 'currency':
      return (
        <input
          {...marks}
          className={kind === 'figure' ? 'number charges-grid-figure' : 'number'}
          {...(kind === 'figure' ? { inputMode: 'decimal' as const } : { maxLength: 3 })}
          value={charge[field as 'price']}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange({ [field]: event.target.value.trim().toUpperCase() })}
        />
      );
    case 'text':
      return (
        <input
          {...marks}
          value={charge[field as 'remark']}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      );
  }
}
