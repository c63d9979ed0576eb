import { quotePath } from '@fairway/contract/quotes.ts';
import { sql } from 'kysely';
import { holdingOfRows } from '../http/holding-of-rows.ts';

/** Quotes that somebody may still say yes to, or order by. */
export const quotesHeld = holdingOfRows({
  ...{ kind: 'quotes', seenWith: 'quote' },
  rows: [
    {
      ...{ table: 'quote', column: 'ownerId' },
      isOpen: sql`status <> 'lost'`,
      name: sql`"quoteNo"`,
      order: sql`"lastModifyTime" desc, id desc`,
    },
  ],
  linkTo: (id) => `${quotePath}?id=${id}`,
});
