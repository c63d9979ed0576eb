import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { changeTaxInvoice, insertTaxActs, type StoredTaxInvoice } from './store.ts';

export interface Acting {
  db: Db;
  now: Date;
  session?: { userId: string };
}

/** Changes one and writes down what was done with it, in the version it has then. */
export async function changeAndNote(
  acting: Acting,
  { id, version }: Pick<StoredTaxInvoice, 'id' | 'version'>,
  changes: Partial<Omit<StoredTaxInvoice, 'transport'>>,
  { act, remark = '' }: { act: string; remark?: string },
): Promise<number> {
  const { db, now } = acting;
  await changeTaxInvoice(db, id, { ...changes, version: version + 1, lastModifyTime: now });
  await noteTaxAct(acting, { id, version: version + 1 }, act, remark);
  return version + 1;
}

export async function noteTaxAct(
  { db, now, session }: Acting,
  { id, version }: Pick<StoredTaxInvoice, 'id' | 'version'>,
  act: string,
  remark = '',
): Promise<void> {
  await insertTaxActs(db, [
    {
      ...{ id: newId(now.getTime()), taxInvoiceId: id, version, at: now, act },
      ...{ byId: session?.userId ?? null, remark },
    },
  ]);
}
