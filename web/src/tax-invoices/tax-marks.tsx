import type { TaxInvoiceRow } from '@fairway/contract/tax-invoices.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { stateTones, stateWords } from './tax-words.ts';

/** Where it stands, and whether it is a red one. */
export function TaxStateLabel({ invoice }: { invoice: Pick<TaxInvoiceRow, 'status' | 'redOfId'> }) {
  const words = useWords();
  return (
    <span className="tax-marks">
      {invoice.redOfId !== null && <StateLabel tone="bad">{words('taxRed')}</StateLabel>}
      <StateLabel tone={stateTones[invoice.status]}>{words(stateWords[invoice.status])}</StateLabel>
    </span>
  );
}

/** Its number; until it has one that of its application. */
export const numberOf = ({
  code,
  number,
  applyNo,
}: Pick<TaxInvoiceRow, 'code' | 'number' | 'applyNo'>): string =>
  number === '' ? applyNo : [code, number].filter(Boolean).join(' ');
