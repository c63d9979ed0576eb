import { listAudit } from '@fairway/contract/system.ts';
import { route } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import * as store from './store.ts';

export const auditRoutes = [
  route(listAudit, async ({ db }, { query }) => {
    const { rows, total } = await store.listAudit(db, query);
    const list = rows.map((row) => ({
      ...row,
      id: String(row.id),
      at: row.at.getTime(),
      userId: row.userId ?? '',
    }));
    return pageOf(list, query, total);
  }),
];
