import type { Db } from '../database/open.ts';
import { insertAudit } from './store.ts';

interface Done {
  name: string;
  actor: { userId: string; account: string; realName: string } | undefined;
  at: Date;
  target: string;
  address: string;
  requestId: string;
}

/** Leaves the line that says who did what, in the transaction that did it. */
export async function writeAudit(db: Db, done: Done): Promise<void> {
  await insertAudit(db, {
    at: done.at,
    userId: done.actor?.userId ?? null,
    account: done.actor?.account ?? '',
    realName: done.actor?.realName ?? '',
    name: done.name,
    target: done.target.slice(0, 200),
    address: done.address,
    requestId: done.requestId,
  });
}
