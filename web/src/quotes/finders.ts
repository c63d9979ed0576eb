import { listQuotes } from '@fairway/contract/quotes.ts';
import { call } from '../wire/api.ts';
import type { Finder } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';
import { quotePathOf } from './paths.ts';
import { laneText } from './quote-text.ts';

const most = 6;

/** Quotes by their number, customer, lane or carrier. */
const quoteFinder: Finder = {
  heading: 'searchQuotes',
  ask: async (keyword, signal) => {
    const { permissionList } = useSession.getState();
    if (!permissionList.some(({ modelId }) => modelId === 'freight')) return [];
    const { list } = await call(listQuotes, { body: { keyword, pageSize: most } }, { signal });
    return list.map((quote) => ({
      key: quote.id,
      icon: 'report' as const,
      name: quote.quoteNo,
      line: [quote.customerName, laneText(quote), quote.carrierName].filter(Boolean).join(' · '),
      path: quotePathOf(quote.id),
    }));
  },
};

export const quotesFinders: readonly Finder[] = [quoteFinder];
