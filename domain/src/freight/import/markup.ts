import type { RateMapping } from '@fairway/contract/rate-import.ts';
import { exact, roundMoney, write } from '../../money/money.ts';

/** What a place is sold for that costs so much; nothing where nobody said how much more. */
export function withMarkup(
  cost: string,
  place: string,
  currency: string,
  markup: RateMapping['markup'],
): string | undefined {
  if (!markup) return undefined;
  const value = exact(markup.boxes.find(({ box }) => box === place)?.value ?? markup.value);
  const amount = exact(cost).plus(markup.by === 'amount' ? value : exact(cost).times(value).dividedBy(100));
  return write(exact(roundMoney({ currency, amount: write(amount) }).amount));
}
