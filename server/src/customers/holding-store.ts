import { sql } from 'kysely';
import type { RowsOfPerson } from '../database/rows-of-person.ts';
import { recordOwnerChange } from '../entities/record-owner-change.ts';
import { holdingOfRows } from '../http/holding-of-rows.ts';

const rows = (column: 'salesId' | 'serviceId'): RowsOfPerson => ({
  ...{ table: 'customer', column },
  name: sql`coalesce(nullif("shortName", ''), "nameCn")`,
  order: sql`"lastModifyTime" desc, id`,
  with: (now) => sql`version = version + 1, "lastModifyTime" = ${now}`,
});

/** Customers somebody sells to or serves, those that are closed too: whoever opens one again finds somebody. */
export const customersHeld = holdingOfRows({
  ...{ kind: 'customers', seenWith: 'customers' },
  rows: [rows('salesId'), rows('serviceId')],
  linkTo: (id) => `/pages/customers/index?id=${id}`,
  after: recordOwnerChange('Customer', 'customer'),
});
