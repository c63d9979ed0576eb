import { AppError } from '@fairway/contract/app-error.ts';
import { type RequestAct, requestActFits } from '@fairway/domain/payments/request-state.ts';
import type { Context } from '../../http/context.ts';
import { readerOf as paymentReaderOf } from '../reader.ts';
import { type RequestSight, type StoredRequest, takeRequest } from './store.ts';

export interface RequestReader {
  sight: RequestSight;
  has: (button: string) => boolean;
}

/** Who pays sees the requests of their company and the ones below it; others what they asked for themselves. */
export async function readerOf(ctx: Pick<Context, 'db' | 'session' | 'permissions'>): Promise<RequestReader> {
  const { userId, has, sight } = await paymentReaderOf(ctx);
  const seesAll = has('btn_pay') || has('btn_add');
  return { has, sight: { companyIds: sight.companyIds, askerId: seesAll ? null : userId } };
}

/** To do something with it, in the version its reader knows. */
export async function heldRequest(
  ctx: Context,
  id: string,
  act: RequestAct,
  version: number,
): Promise<StoredRequest> {
  const request = await takeRequest(ctx.db, id, (await readerOf(ctx)).sight);
  if (!request) throw new AppError('NOT_FOUND');
  ctx.auditTarget(request.requestNo);
  if (!requestActFits(act, request.status))
    throw new AppError('REQUEST_STATE_WRONG', { no: request.requestNo });
  if (request.version !== version) throw new AppError('RECORD_CHANGED');
  return request;
}
