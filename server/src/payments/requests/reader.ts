import { AppError } from '@fairway/contract/app-error.ts';
import { type RequestAct, requestActFits } from '@fairway/domain/payments/request-state.ts';
import type { Context } from '../../http/context.ts';
import { companiesAround, seenCompanies } from '../../permission/seen-companies.ts';
import { readerOf as paymentReaderOf } from '../reader.ts';
import { type RequestSight, type StoredRequest, takeRequest } from './store.ts';

export interface RequestReader {
  sight: RequestSight;
  /** The companies whose accounts are asked for money. */
  companyIds: readonly string[];
  has: (button: string) => boolean;
}

/** Staff see the requests their scope of payments has; until somebody chose one, who pays sees those of their company. */
export async function readerOf(ctx: Pick<Context, 'db' | 'session' | 'permissions'>): Promise<RequestReader> {
  const { has, companyIds } = await paymentReaderOf(ctx);
  const seen = await seenCompanies(ctx, 'payment', 'requests');
  const around = await companiesAround(ctx, seen);
  const beside = seen.isCovered ? null : { companyIds: around, userIds: seen.userIds };
  return { has, companyIds, sight: { companyIds: seen.companyIds, beside } };
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
