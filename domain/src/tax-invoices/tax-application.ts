import type { ChargeGroup, VatKind } from '@fairway/contract/charge-codes.ts';
import type { TaxInvoiceKind } from '@fairway/contract/money-fields.ts';
import type { TaxProblem, TaxTransport } from '@fairway/contract/tax-invoices.ts';
import { checkCreditCode } from '../check-digits/credit-code.ts';
import { exact } from '../money/money.ts';
import { isSpecial } from './tax-invoice-state.ts';
import { isHomeTransport } from './tax-lines.ts';
import { fitsRemark } from './tax-remark.ts';

export interface TaxApplication {
  kind: TaxInvoiceKind;
  /** Null where none was chosen. */
  title: { taxNo: string } | null;
  lines: readonly { group: ChargeGroup; vatKind: VatKind; vatRate: string }[];
  /** In yuan with tax; null where a rate is missing. */
  gross: string | null;
  /** As it will stand there. */
  remark: string;
  unknownTokens: readonly string[];
  transport: TaxTransport | null;
}

/** A number that adds up; a person who buys for themselves has none, and gets an ordinary one. */
export const fitsTitle = (kind: TaxInvoiceKind, taxNo: string): boolean =>
  taxNo === '' ? !isSpecial(kind) : checkCreditCode(taxNo).problem === null;

export const needsTransport = ({ lines }: Pick<TaxApplication, 'lines'>): boolean =>
  lines.some(isHomeTransport);

/** What keeps a tax invoice from being applied for, in the order people put it right. */
export function taxProblemsOf(application: TaxApplication): TaxProblem[] {
  const { kind, title, lines, gross, remark, unknownTokens, transport } = application;
  const given = transport && [transport.from, transport.to, transport.plate, transport.goods].every(Boolean);
  const found: [TaxProblem, boolean][] = [
    ['rateMissing', gross === null],
    ['nothing', gross !== null && !exact(gross).greaterThan(0)],
    ['specialExempt', isSpecial(kind) && lines.some(({ vatKind }) => vatKind !== 'taxable')],
    ['titleMissing', title === null],
    ['titleNumber', title !== null && !fitsTitle(kind, title.taxNo)],
    ['transportNeeded', needsTransport(application) && !given],
    ['remarkToken', unknownTokens.length > 0],
    ['remarkTooLong', !fitsRemark(remark)],
  ];
  return found.flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}
