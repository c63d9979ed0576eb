import { exact, write } from '@fairway/domain/money/money.ts';
import { customerIdOf } from '../../../customers/demo/ids.ts';
import type { Db } from '../../../database/open.ts';
import { firstOpenMonth } from '../../../ledger/demo/close-demo-months.ts';
import { accountOf } from '../../../organisation/demo/ids.ts';
import { clock, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { demoCaller } from '../../../permission/demo/demo-caller.ts';
import { shipmentsById } from '../../../shipments/shipment-lookups.ts';
import { answerDemoRequest } from '../../../workflow/demo/answer-demo-request.ts';
import { readerOf } from '../../reader.ts';
import { listChargeRows } from '../../store.ts';
import { type StoredCharge, writtenOf } from '../../stored-charge.ts';
import { askChange } from '../ask-change.ts';
import { createChange } from '../save-change.ts';
import { settleChange } from '../settle-change.ts';

interface Story {
  reason: string;
  /** So many working days ago, and how much dearer it became. */
  daysAgo: number;
  dearer: number;
  comesTo: 'approved' | 'rejected' | 'asked' | 'draft';
  opinion?: string;
}

const stories: readonly Story[] = [
  { reason: '供应商补收码头超期费，账单已到', daysAgo: 9, dearer: 120, comesTo: 'approved' },
  {
    ...{ reason: '按船公司口头通知调价', daysAgo: 7, dearer: 300, comesTo: 'rejected' },
    opinion: '没有书面依据，请补船公司的调价通知后再提。',
  },
  { reason: '拖车改港加点，车队补开账单', daysAgo: 2, dearer: 200, comesTo: 'asked' },
  { reason: '待供应商确认金额', daysAgo: 1, dearer: 80, comesTo: 'draft' },
];

/** What a supplier charged later than its month was closed for, in every state a change order can be in. */
export async function loadDemoChanges(db: Db, now: Date): Promise<void> {
  const ops = demoCaller(db, 'ops01');
  const { sight } = await readerOf(ops(now.getTime()));
  const { rows } = await listChargeRows(
    db,
    { sight, tab: 'payable', filters: { status: ['approved'] } },
    { currentPage: 1, pageSize: 200, sidx: 'period', sort: 'desc' },
  );
  const open = firstOpenMonth(now);
  const late = rows.filter(
    ({ period, bookRate, amount, correctsId }) =>
      period < open && bookRate !== null && correctsId === null && Number(amount) > 500,
  );
  const shipments = await shipmentsById(
    db,
    late.map(({ shipmentId }) => shipmentId),
  );
  // The customer who can sign in is left to those who try it out.
  const tried = customerIdOf('C0001');
  const ofShipments = [...Map.groupBy(late, ({ shipmentId }) => shipmentId)].flatMap(([id, charges]) =>
    shipments.get(id)?.customerId === tried ? [] : [charges],
  );
  for (const [place, story] of stories.entries()) {
    const charge = ofShipments[place]?.[0];
    if (charge) await tell(db, now, charge, story);
  }
}

async function tell(
  db: Db,
  now: Date,
  charge: StoredCharge,
  { reason, daysAgo, dearer, comesTo, opinion }: Story,
): Promise<void> {
  const at = clock(officeDaysBefore(now.getTime()).ago(daysAgo), 10, 20);
  const ctx = demoCaller(db, 'ops01')(at);
  const written = writtenOf(charge);
  const price = write(exact(written.price).plus(dearer));
  const { id, version } = await createChange(ctx, {
    ...{ shipmentId: charge.shipmentId, reason },
    lines: [{ chargeId: charge.id, version: charge.version, after: { ...written, price } }],
  });
  if (comesTo === 'draft') return;
  const { flowId } = await askChange(ctx, id, { version });
  if (comesTo === 'asked') return;
  const later = at + 5 * 3_600_000;
  const callerAt = (userId: string) => demoCaller(db, accountOf(userId))(later);
  const status = await answerDemoRequest({ db }, flowId, callerAt, opinion);
  await settleChange({ ...ctx, now: new Date(later) }, { subjectId: id, flowId, status });
}
