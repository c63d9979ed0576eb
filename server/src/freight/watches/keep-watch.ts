import { AppError } from '@fairway/contract/app-error.ts';
import { mostWatches, type Watched } from '@fairway/contract/rate-watches.ts';
import { alertKey, favouriteKey, hasPlace } from '@fairway/domain/freight/watches.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { lineWithParts, portsById } from '../../master-data/lookups.ts';
import { visibleRate } from '../show-rates.ts';
import { viewerOf } from '../viewer.ts';
import {
  changeTarget,
  countWatches,
  deleteWatch,
  findWatch,
  insertWatches,
  lockWatcher,
  type Watch,
} from './store.ts';

type Subject = Omit<Watch, 'id' | 'userId' | 'toldRateId' | 'toldPrice' | 'creatorTime'>;

const nothing = {
  ...{ mode: null, polId: null, podId: null, lineId: null, carrierId: null, rateType: null },
  ...{ serviceCode: null, commodity: null, rateId: null, place: null, currency: null, target: null },
};

/** What somebody wants to watch, as far as they may see it: what is not for them is not there. */
async function subjectOf(ctx: Context, watched: Watched): Promise<Subject> {
  if (watched.kind === 'favourite') {
    const rate = await visibleRate(ctx, watched.rateId, await viewerOf(ctx));
    // Nobody but its keepers knows of a draft; what comes of it will be found by what it is.
    if (rate.status === 'draft') throw new AppError('NOT_FOUND');
    const { mode, polId, podId, carrierId, rateType, serviceCode, commodity } = rate;
    const head = { mode, polId, podId, carrierId, rateType, serviceCode, commodity };
    return { ...nothing, kind: 'favourite', key: favouriteKey(head), ...head, rateId: rate.id };
  }
  if (watched.kind === 'line') {
    const { lineId } = watched;
    if (!(await lineWithParts(ctx.db, lineId, ctx.language))) throw new AppError('NOT_FOUND');
    return { ...nothing, kind: 'line', key: lineId, lineId };
  }
  const { kind, mode, polId, podId, place, currency, target } = watched;
  if (!hasPlace(mode, place)) throw new AppError('RATE_PRICES_OF_OTHER_MODE');
  const ports = await portsById(ctx.db, [polId, podId], ctx.language);
  if (!ports.has(polId) || !ports.has(podId)) throw new AppError('NOT_FOUND');
  const alert = { mode, polId, podId, place, currency };
  return { ...nothing, kind, key: alertKey(alert), ...alert, target };
}

/** The same one twice is one; an alert takes the newer target. */
export async function addWatch(ctx: Context, watched: Watched): Promise<{ id: string; key: string }> {
  const { db, session, now } = ctx;
  const subject = await subjectOf(ctx, watched);
  const { kind, key, target } = subject;
  await lockWatcher(db, session.userId);
  const known = await findWatch(db, { userId: session.userId, kind, key });
  if (known) {
    if (kind === 'priceAlert') await changeTarget(db, known.id, target);
    return { id: known.id, key };
  }
  if ((await countWatches(db, session.userId)) >= mostWatches) throw new AppError('TOO_MANY_WATCHES');
  const id = newId(now.getTime());
  const watch = { id, userId: session.userId, ...subject, toldRateId: null, toldPrice: null };
  await insertWatches(db, [{ ...watch, creatorTime: now }]);
  return { id, key };
}

/** That of somebody else is not there. */
export async function removeWatch({ db, session }: Context, id: string): Promise<null> {
  if (!(await deleteWatch(db, session.userId, id))) throw new AppError('NOT_FOUND');
  return null;
}
