import type { askFreeze as askCall } from '@fairway/contract/aging.ts';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { heldCustomer } from '../../customers/customer-status.ts';
import { customersWithTerms } from '../../customers/customers-with-terms.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { startFlowOf } from '../../workflow/subjects/start-flow-of.ts';
import { freezeValues } from './freeze-values.ts';
import { findAskedFreezes, insertFreeze } from './store.ts';

/** Asks that a customer be frozen or released: nothing changes until the request is agreed to. */
export async function askFreeze(
  ctx: Context,
  { customerId, wants, reason }: Received<typeof askCall>['body'],
): Promise<Reply<typeof askCall>> {
  const { db, now, session } = ctx;
  if (session.kind === 'customer') throw new AppError('NOT_FOUND');
  const customer = await heldCustomer(db, customerId);
  if (!customer) throw new AppError('NOT_FOUND');
  const { nameCn: name, status } = customer;
  ctx.auditTarget(name);
  if ((await findAskedFreezes(db, [customerId])).length > 0) throw new AppError('FREEZE_ASKED', { name });
  const fits = wants === 'freeze' ? status === 'active' || status === 'lead' : status === 'frozen';
  if (!fits) throw new AppError('FREEZE_STATE_WRONG', { name });
  const id = newId(now.getTime());
  const [{ level } = { level: 'D' as const }] = await customersWithTerms(db, [customerId]);
  const values = await freezeValues(ctx, { id: customerId, name, level }, { wants, reason });
  const flowId = await startFlowOf(ctx, { kind: 'customerFreeze', id }, values);
  await insertFreeze(db, {
    ...{ id, customerId, wants, reason, status: 'asked', flowId },
    ...{ askedBy: session.userId, askedAt: now, settledAt: null },
  });
  return { id, flowId };
}
