import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { actOnRate as actOnRateCall, RateEvent } from '@fairway/contract/freight-rates.ts';
import { nextPeriod } from '@fairway/domain/freight/next-period.ts';
import type { Context } from '../../http/context.ts';
import { startFlowOf } from '../../workflow/subjects/start-flow-of.ts';
import { writtenOf } from '../rate-row.ts';
import { deleteRateRow, type StoredRate, takeRate, updateRate } from '../rate-store.ts';
import { nextVersion } from '../save-rate.ts';
import { viewerOf } from '../viewer.ts';
import { noteRateNews } from '../watches/news.ts';
import { publicationValues } from './publication-values.ts';
import { moveRate, refuseUnfit } from './publish-rate.ts';

type Sent = Received<typeof actOnRateCall>['body'];

export async function actOnRate(ctx: Context, id: string, event: RateEvent, sent: Sent) {
  const rate = await takeRate(ctx.db, id);
  if (!rate) throw new AppError('NOT_FOUND');
  ctx.auditTarget(rate.rateNo);
  if (rate.version !== sent.version) throw new AppError('RECORD_CHANGED');
  return acts[event](ctx, rate, sent);
}

const acts = { publish, suspend, resume, copy } satisfies Record<RateEvent, unknown>;

/** Asks for its publication: it is in force once the request is agreed to. */
async function publish(ctx: Context, rate: StoredRate) {
  const { db, now, session } = ctx;
  if (rate.flowId !== null) throw new AppError('RATE_UNDER_APPROVAL');
  if (rate.status !== 'draft') throw new AppError('RATE_NOT_DRAFT');
  await refuseUnfit(db, rate, now);
  const values = await publicationValues(ctx, await viewerOf(ctx), rate);
  const flowId = await startFlowOf(ctx, { kind: 'rate', id: rate.id }, values);
  const version = rate.version + 1;
  await updateRate(db, rate.id, { flowId, version, publisherId: session.userId, lastModifyTime: now });
  return { id: rate.id, version, status: rate.status, flowId };
}

async function suspend({ db, now, session }: Context, rate: StoredRate) {
  if (rate.status !== 'published') throw new AppError('RATE_NOT_PUBLISHED');
  const version = await moveRate({ db, now, userId: session.userId }, rate, { status: 'suspended' });
  return { id: rate.id, version, status: 'suspended' as const, flowId: null };
}

async function resume({ db, now, session }: Context, rate: StoredRate) {
  if (rate.status !== 'suspended') throw new AppError('RATE_NOT_SUSPENDED');
  await refuseUnfit(db, rate, now);
  const version = await moveRate({ db, now, userId: session.userId }, rate, { status: 'published' });
  await noteRateNews(db, rate.id, now);
  return { id: rate.id, version, status: 'published' as const, flowId: null };
}

/** A draft with everything of this one for another period, the following one where none is named. */
async function copy(ctx: Context, rate: StoredRate, sent: Sent) {
  const following = nextPeriod(rate);
  const { validFrom = following.validFrom, validTo = following.validTo } = sent;
  if (validTo < validFrom) throw new AppError('PERIOD_ENDS_EARLY');
  // A spot price is for one sailing: that of the next period is not known.
  const written = { ...writtenOf(rate), validFrom, validTo, sailingId: null };
  const added = await nextVersion(ctx, rate, written, 'copy');
  return { ...added, status: 'draft' as const, flowId: null };
}

export async function deleteRate(ctx: Context, id: string): Promise<null> {
  const rate = await takeRate(ctx.db, id);
  if (!rate) throw new AppError('NOT_FOUND');
  ctx.auditTarget(rate.rateNo);
  if (rate.flowId !== null) throw new AppError('RATE_UNDER_APPROVAL');
  if (rate.status !== 'draft') throw new AppError('RATE_NOT_DRAFT');
  await deleteRateRow(ctx.db, id);
  return null;
}
