import type { listSalesStep as call } from '@fairway/contract/dashboards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { roundMoney } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { portsById } from '../master-data/lookups.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { sellingOf } from './selling.ts';
import { listStepRows } from './steps-store.ts';

/** What a number of the cockpit counts: the same rows. */
export async function listSalesStep(
  ctx: Context,
  { step, lost, wentOn, from, to, sidx, sort, currentPage, pageSize }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const { db, language } = ctx;
  const { rows, total } = await listStepRows(db, await sellingOf(ctx, { from, to }), {
    step: step === 'quote' && lost !== undefined ? 'lost' : step,
    reason: lost === 'any' ? undefined : lost,
    ...{ wentOn, sidx, sort, currentPage, pageSize },
  });
  const [customers, ports] = await Promise.all([
    partyNames(
      db,
      rows.flatMap(({ customerId }) => customerId ?? []),
      language,
    ),
    portsById(
      db,
      rows.flatMap(({ polId, podId }) => [polId ?? [], podId ?? []].flat()),
      language,
    ),
  ]);
  const portName = (id: string | null) => ports.get(id ?? '')?.fullName ?? '';
  const list = rows.map(({ addressee, polId, podId, at, currency, amount, ...row }) => ({
    ...{ ...row, step, at: at.getTime() },
    customerName: customers.get(row.customerId ?? '') ?? addressee,
    ...{ polName: portName(polId), podName: portName(podId) },
    total: currency === null || amount === null ? null : roundMoney({ currency, amount }),
  }));
  return pageOf(list, { currentPage, pageSize }, total);
}
