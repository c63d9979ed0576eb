import { sql } from 'kysely';
import { recordOwnerChange } from '../entities/record-owner-change.ts';
import { holdingOfRows } from '../http/holding-of-rows.ts';

/** Trade lanes somebody answers inquiries about. */
export const linesHeld = holdingOfRows({
  ...{ kind: 'tradeLines', seenWith: 'masterData' },
  rows: [
    {
      ...{ table: 'trade_line', column: 'ownerId' },
      name: sql`"nameCn"`,
      order: sql`"sortCode", id`,
      with: (now) => sql`version = version + 1, "lastModifyTime" = ${now}`,
    },
  ],
  linkTo: (id) => `/pages/masterData/edit?entity=TradeLine&id=${id}`,
  after: recordOwnerChange('TradeLine', 'trade_line'),
});
