import { sql } from 'kysely';
import { holdingOfRows } from '../http/holding-of-rows.ts';

/** Views that others use. Somebody has to be able to change them; their own ones concern nobody else. */
export const viewsHeld = holdingOfRows({
  ...{ kind: 'views', seenWith: 'user' },
  rows: [
    {
      ...{ table: 'table_view', column: 'userId' },
      isOpen: sql`"isShared"`,
      name: sql`name`,
      order: sql`"creatorTime" desc, id`,
    },
  ],
  linkTo: () => '',
});
