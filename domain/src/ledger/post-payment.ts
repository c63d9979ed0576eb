import type { PaymentDirection, PaymentKind } from '@fairway/contract/money-fields.ts';
import { exact, write } from '../money/money.ts';
import type { Settlement } from '../payments/settle.ts';
import { type LedgerLine, negated, refuseUnbalanced, withoutEmpty } from './entry.ts';

export interface PostedPayment {
  id: string;
  direction: PaymentDirection;
  kind: PaymentKind;
  bankAccountId: string;
  currency: string;
  /** What counts for the party; of a receipt the fee was kept back by the bank, of a payment it comes on top. */
  amount: string;
  bookAmount: string;
  fee: string;
  bookFee: string;
}

/** Where money waits until an invoice uses it. */
export function fundsAccount({ direction, kind }: Pick<PostedPayment, 'direction' | 'kind'>) {
  if (kind === 'deposit') return 'deposit';
  // Money given back to a customer is theirs, money given back by a supplier ours.
  if (kind === 'refund') return direction === 'out' ? 'advanceReceived' : 'advancePaid';
  return direction === 'in' ? 'advanceReceived' : 'advancePaid';
}

/** Money that came or went, before any invoice has it; nobody's until somebody claims it. */
export function paymentEntry(payment: PostedPayment, partyId: string | null): LedgerLine[] {
  const { id, direction, bankAccountId, currency, amount, bookAmount, fee, bookFee } = payment;
  const isIn = direction === 'in';
  const common = { partyId, currency, paymentId: id, bankAccountId };
  const atBank = (whole: string, part: string): string => {
    const moved = isIn ? exact(whole).minus(exact(part)) : exact(whole).plus(exact(part)).negated();
    return write(moved);
  };
  return balanced([
    { ...common, account: 'bank', amount: atBank(amount, fee), bookAmount: atBank(bookAmount, bookFee) },
    { ...common, account: 'bankFee', amount: fee, bookAmount: bookFee },
    {
      ...{ ...common, account: partyId === null ? 'unclaimed' : fundsAccount(payment) },
      amount: isIn ? negated(amount) : amount,
      bookAmount: isIn ? negated(bookAmount) : bookAmount,
    },
  ]);
}

/** Nobody's money becomes that of a party; below nothing it is nobody's again. What went out stands the other way round. */
export function claimEntry(
  payment: Pick<PostedPayment, 'id' | 'direction' | 'kind' | 'currency' | 'bankAccountId'>,
  { partyId, amount, bookAmount }: { partyId: string; amount: string; bookAmount: string },
): LedgerLine[] {
  const { id, currency, bankAccountId, direction } = payment;
  const common = { currency, paymentId: id, bankAccountId };
  const signed = (value: string) => (direction === 'in' ? value : negated(value));
  return balanced([
    {
      ...common,
      account: 'unclaimed',
      partyId: null,
      amount: signed(amount),
      bookAmount: signed(bookAmount),
    },
    {
      ...{ ...common, account: fundsAccount(payment), partyId },
      amount: negated(signed(amount)),
      bookAmount: negated(signed(bookAmount)),
    },
  ]);
}

export interface PostedSettlement {
  paymentId: string;
  invoiceId: string;
  partyId: string;
  ofSupplier: boolean;
  payCurrency: string;
  invoiceCurrency: string;
  /** Where the money waited. */
  from: 'advanceReceived' | 'advancePaid' | 'deposit';
  settlement: Settlement;
}

/**
 * An invoice uses money that waited. Between two currencies both pass through `conversion`, so that each currency
 * balances for itself; what the books gain or lose by the rate is a line without an amount in any currency.
 */
export function settlementEntry({
  paymentId,
  invoiceId,
  partyId,
  ofSupplier,
  payCurrency,
  invoiceCurrency,
  from,
  settlement,
}: PostedSettlement): LedgerLine[] {
  const { paid, paidBook, covered, rounding, settled, settledBook, roundingBook, bookDifference } =
    settlement;
  /** Written for a customer; a supplier's mirrors it. */
  const debit = (amount: string): string => (ofSupplier ? negated(amount) : amount);
  const credit = (amount: string): string => debit(negated(amount));
  const common = { partyId, paymentId, invoiceId };
  const used = { ...common, currency: payCurrency };
  const owed = { ...common, currency: invoiceCurrency };
  const converted: LedgerLine[] =
    payCurrency === invoiceCurrency
      ? []
      : [
          { ...used, account: 'conversion', amount: credit(paid), bookAmount: credit(paidBook) },
          { ...owed, account: 'conversion', amount: debit(covered), bookAmount: debit(paidBook) },
        ];
  return balanced([
    { ...used, account: from, amount: debit(paid), bookAmount: debit(paidBook) },
    ...converted,
    {
      ...{ ...owed, account: ofSupplier ? 'payable' : 'receivable' },
      amount: credit(settled),
      bookAmount: credit(settledBook),
    },
    { ...owed, account: 'rounding', amount: debit(rounding), bookAmount: debit(roundingBook) },
    { ...owed, account: 'exchangeDifference', amount: '0', bookAmount: credit(bookDifference) },
  ]);
}

function balanced(lines: readonly LedgerLine[]): LedgerLine[] {
  const kept = withoutEmpty(lines);
  refuseUnbalanced(kept);
  return kept;
}
