import type { TaxInvoiceKind } from '@fairway/contract/money-fields.ts';
import { isOfficial, isPaper } from './tax-invoice-state.ts';

/** Twenty digits of an electronic one; a code and eight digits on paper; none of what is no tax invoice. */
export function fitsNumber(
  kind: TaxInvoiceKind,
  { code, number }: { code: string; number: string },
): boolean {
  if (!isOfficial(kind)) return code === '' && number === '';
  if (isPaper(kind)) return /^(\d{10}|\d{12})$/.test(code) && /^\d{8}$/.test(number);
  return code === '' && /^\d{20}$/.test(number);
}

/** By which it is told from every other one, of whatever kind; null where it has none. */
export const fullNumber = ({ code, number }: { code: string; number: string }): string | null =>
  number === '' ? null : `${code}${number}`;
