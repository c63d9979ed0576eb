import { loadWords } from '../language/words.ts';
import type { CustomerCards } from '../wire/customer-cards.ts';
import type { Feature } from '../wire/feature.ts';
import { features } from './features.ts';

/** The cards of every feature, with its words. */
export async function loadCustomerCards(): Promise<CustomerCards> {
  const withCards: readonly Feature[] = features.filter(({ customerCards }) => customerCards);
  const showing = withCards.toSorted(
    (one, other) => Number(other.hasFirstCustomerCards ?? false) - Number(one.hasFirstCustomerCards ?? false),
  );
  const [cards] = await Promise.all([
    Promise.all(showing.map((feature) => feature.customerCards?.())),
    loadWords(...showing.flatMap(({ words = [] }) => words)),
  ]);
  return Object.assign({}, ...cards);
}
