import type { AgingRow, AgingSum } from '@fairway/contract/aging.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { moneyText, sumsText } from '../freight/money-text.ts';
import type { Say } from '../language/words.ts';
import type { Figure } from './aging-words.ts';

/** Money that is not used stands against what is owed: it is written below nothing. */
const signed = (figure: Figure, amount: string): string => {
  if (figure !== 'unapplied' || Number(amount) === 0) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
};

export const figureText = (sum: AgingSum, figure: Figure): string =>
  moneyText({ currency: sum.currency, amount: signed(figure, sum[figure]) });

export const bareFigure = (sum: AgingSum, figure: Figure): string =>
  thousandsFormat(signed(figure, sum[figure]));

const isSome = (sum: AgingSum, figure: Figure): boolean => Number(sum[figure]) !== 0;

/** All currencies beside each other; nothing where there is nothing. */
export const everyCurrency = (sums: readonly AgingSum[], figure: Figure): string =>
  sumsText(
    sums
      .filter((sum) => isSome(sum, figure))
      .map((sum) => ({ currency: sum.currency, amount: signed(figure, sum[figure]) })),
  );

/** In one figure: of the only currency, or what several are worth in the books. */
export function oneFigure({ sums, converted }: Pick<AgingRow, 'sums' | 'converted'>, figure: Figure): string {
  const some = sums.filter((sum) => isSome(sum, figure));
  const [first, ...others] = some;
  if (!first) return '';
  if (others.length === 0) return figureText(first, figure);
  return converted ? `≈ ${figureText(converted, figure)}` : everyCurrency(sums, figure);
}

type Term = NonNullable<NonNullable<AgingRow['customer']>['term']>;

/** When a customer pays, in a few words. */
export function termText({ settle, months, settleDay, days }: Term, words: Say): string {
  if (settle === 'prepaid') return words('agingTermPrepaid');
  if (settle === 'monthly')
    return settleDay > 0
      ? words('agingTermMonthlyOn', { months, day: settleDay })
      : words('agingTermMonthly', { months });
  return words('agingTermDays', { days });
}
