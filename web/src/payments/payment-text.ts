import type { PaymentRow } from '@fairway/contract/payments.ts';
import { roundMoney } from '@fairway/domain/money/money.ts';
import { moneyText } from '../freight/money-text.ts';
import type { Say } from '../language/words.ts';

/** A sum that was worked out here, with all decimals of its currency. */
export const sumText = (currency: string, amount: string): string =>
  moneyText(roundMoney({ currency, amount }));

export const amountText = ({ currency, amount }: Pick<PaymentRow, 'currency' | 'amount'>): string =>
  moneyText({ currency, amount });

export const leftText = ({ currency, unapplied }: Pick<PaymentRow, 'currency' | 'unapplied'>): string =>
  moneyText({ currency, amount: unapplied });

/** Whose it is; where nobody said so yet, who the bank says paid. */
export const whoseText = (
  { parties, payerName }: Pick<PaymentRow, 'parties' | 'payerName'>,
  words: Say,
): string =>
  parties.length > 0 ? parties.map(({ partyName }) => partyName).join(words('listComma')) : payerName;
