import { type getSalesCockpit as call, salesSteps } from '@fairway/contract/dashboards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { Context } from '../http/context.ts';
import { sellingOf } from './selling.ts';
import { countLost, countStep } from './steps-store.ts';

/** How far what somebody sells came in a period. */
export async function getSalesCockpit(
  ctx: Context,
  period: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const { db, now } = ctx;
  const selling = await sellingOf(ctx, period);
  const [counts, lost] = await Promise.all([
    Promise.all(salesSteps.map((step) => countStep(db, step, selling))),
    countLost(db, selling),
  ]);
  return {
    ...{ asOf: now.getTime(), customers: selling.customerIds.length, lost },
    steps: salesSteps.map((step, at) => {
      const { count, wentOn } = counts[at] ?? { count: 0, wentOn: 0 };
      return { step, count, wentOn: step === 'payment' ? null : wentOn };
    }),
  };
}
