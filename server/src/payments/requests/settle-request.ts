import { exact } from '@fairway/domain/money/money.ts';
import { openToAsk, requestActFits } from '@fairway/domain/payments/request-state.ts';
import type { Db } from '../../database/open.ts';
import { billsById } from '../../invoices/payable-bills.ts';
import { askedOf, changeRequest, findRequestLines, type StoredRequest, takeRequestById } from './store.ts';

interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

interface Settler {
  db: Db;
  now: Date;
}

/**
 * What a request does with what came of the flow about it. It may be told twice, or late: only its own flow counts, and
 * what was paid or given up stays so.
 */
export async function settleRequest(settler: Settler, { subjectId, flowId, status }: Report): Promise<void> {
  const { db, now } = settler;
  const request = await takeRequestById(db, subjectId);
  if (!request || request.flowId !== flowId) return;
  if (status === 'running') return revive(settler, request);
  const act =
    status === 'approved' ? 'approve' : status === 'withdrawn' || status === 'draft' ? 'withdraw' : 'reject';
  if (!requestActFits(act, request.status)) return;
  const to = { approve: 'approved', withdraw: 'withdrawn', reject: 'rejected' } as const;
  await changeRequest(db, request.id, {
    ...{ status: to[act], settledAt: now, version: request.version + 1, lastModifyTime: now },
  });
}

/** An administrator may bring a flow back to life; where others asked for the same meanwhile it stays as it is. */
async function revive({ db, now }: Settler, request: StoredRequest): Promise<void> {
  if (!requestActFits('revive', request.status)) return;
  const lines = await findRequestLines(db, [request.id]);
  const ids = lines.map(({ invoiceId }) => invoiceId);
  const bills = await billsById(db, ids);
  const asked = await askedOf(db, ids, request.id);
  const fits = lines.every(({ invoiceId, amount }) => {
    const open = openToAsk(bills.get(invoiceId)?.balance ?? '0', asked.get(invoiceId) ?? '0');
    return !exact(amount).greaterThan(exact(open));
  });
  if (!fits) return;
  await changeRequest(db, request.id, {
    ...{ status: 'asked', stateRemark: '', settledAt: null },
    ...{ version: request.version + 1, lastModifyTime: now },
  });
}
