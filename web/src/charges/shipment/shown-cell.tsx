import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import type { ReactNode } from 'react';
import { figureText } from '../../entities/field-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import { type Say, useWords } from '../../language/words.ts';
import { ChargeMarks } from '../charge-marks.tsx';
import { ChargeStateLabel } from '../charge-state-label.tsx';
import { bookText, codeText, overPromise, rateText } from '../charge-text.ts';
import { vatWords } from '../charge-words.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import { changedFields, type EditedCharge, editedOf, worthOf } from './edited-charges.ts';
import type { GridColumn } from './grid-columns.ts';

interface ShownCellProps {
  column: GridColumn;
  charge: EditedCharge;
}

/** A cell that is read: what follows from the rest, or all of a charge that is not open any more. */
export function ShownCell({ column, charge }: ShownCellProps) {
  const words = useWords();
  const shown = column.shown ? derived(column.shown, charge, words) : plain(column.field, charge, words);
  const isText = typeof shown === 'string';
  return (
    <span
      className={`charges-grid-shown${column.isFigure ? ' number' : ''}`}
      title={isText ? shown : undefined}
    >
      {shown}
    </span>
  );
}

function plain(field: GridColumn['field'], charge: EditedCharge, words: Say): ReactNode {
  switch (field) {
    case 'chargeCodeId':
      return codeText(charge);
    case 'partyId':
      return charge.partyName;
    case 'unit':
      return words(unitWords[charge.unit]);
    case 'quantity':
    case 'price':
      return figureText(charge[field]);
    case 'vatKind':
      return charge.vatKind ? words(vatWords[charge.vatKind]) : '';
    case 'vatRate':
      return charge.vatKind === 'taxable' && charge.vatRate ? `${figureText(charge.vatRate)}%` : '';
    case 'onBehalf':
    case 'isConfidential':
      return charge[field] ? words('chargeYes') : '';
    default:
      return field === undefined ? '' : (charge[field] ?? '');
  }
}

/** Whether the row says what the line would come to now. */
function isAsKept(charge: EditedCharge): boolean {
  const [was] = charge.row ? editedOf([charge.row]) : [];
  return was !== undefined && changedFields(charge, was).length === 0;
}

function derived(shown: NonNullable<GridColumn['shown']>, charge: EditedCharge, words: Say): ReactNode {
  const { row } = charge;
  if (shown === 'status') return <Status charge={charge} />;
  if (!row || !isAsKept(charge)) {
    const worth = worthOf(charge);
    // What it is worth in the books the server says once it is saved.
    return shown === 'amount' && worth ? (
      <Amount amount={worth.gross.amount} tax={worth.tax?.amount ?? '0'} />
    ) : (
      ''
    );
  }
  if (shown === 'amount') return <Amount amount={row.amount} tax={row.tax} />;
  if (shown === 'difference') {
    const more = overPromise(row);
    return more ? <DifferenceMark difference={more} /> : '';
  }
  if (row.bookRate === null) return <span className="charges-grid-warn">{words('chargeNoRateShort')}</span>;
  return (
    <>
      {bookText(row)}
      {row.bookRate.rate !== '1' && (
        <small title={rateText(row, words)}>× {figureText(row.bookRate.rate)}</small>
      )}
    </>
  );
}

/** The tax in it stands below it. */
function Amount({ amount, tax }: { amount: string; tax: string }) {
  const words = useWords();
  return (
    <>
      {thousandsFormat(amount)}
      {Number(tax) !== 0 && <small>{words('chargeTaxOf', { tax: thousandsFormat(tax) })}</small>}
    </>
  );
}

function Status({ charge }: { charge: EditedCharge }) {
  const words = useWords();
  if (!charge.row) return <small>{words('chargeNewLine')}</small>;
  return (
    <>
      <ChargeStateLabel status={charge.row.status} />
      {charge.row.stateRemark && <small title={charge.row.stateRemark}>{charge.row.stateRemark}</small>}
      <ChargeMarks charge={{ ...charge.row, onBehalf: false, isConfidential: false }} />
    </>
  );
}
