import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { figureText } from '../entities/field-text.ts';

interface Amount {
  currency: string;
  amount: string;
}

/** A sum, with all decimals of its currency. */
export const moneyText = ({ currency, amount }: Amount): string => `${currency} ${thousandsFormat(amount)}`;

/** A price for one of something, without zeros at its end. */
export const priceText = ({ currency, amount }: Amount): string => `${currency} ${figureText(amount)}`;

/** Sums of several currencies beside each other; they are never added up. */
export const sumsText = (sums: readonly Amount[]): string => sums.map(moneyText).join(' + ');
