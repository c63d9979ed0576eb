import { filledWords } from '@fairway/contract/filled-words.ts';
import { quotePath } from '@fairway/contract/quotes.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { quoteMessages } from '../language/quote-words.ts';
import { inBoth } from '../language/words.ts';
import { notify, type Teller } from '../messages/notify.ts';
import type { StoredQuote } from './store.ts';

interface News {
  what: keyof typeof quoteMessages;
  userIds: readonly string[];
  /** Who did it; of whom the words speak. */
  name?: string;
  creatorUserId?: string | undefined;
  now: Date;
}

/** Leaves a message about a quote that opens it. */
export async function tellAboutQuote(
  teller: Teller,
  { id, quoteNo, rate, totals }: StoredQuote,
  { what, userIds, name = '', creatorUserId, now }: News,
): Promise<void> {
  const sums = totals.map(({ currency, amount }) => `${currency} ${thousandsFormat(amount)}`).join(' + ');
  await notify(teller, {
    type: 'system',
    title: inBoth((language) => filledWords(quoteMessages[what][language], { name, quoteNo })),
    bodyText: inBoth((language) =>
      [`${rate.pol[language]} → ${rate.pod[language]}`, rate.carrier[language], sums]
        .filter(Boolean)
        .join(' · '),
    ),
    link: `${quotePath}?id=${id}`,
    ...(creatorUserId !== undefined && { creatorUserId }),
    ...{ userIds, now },
  });
}
