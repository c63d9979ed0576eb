import { randomBytes } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Answer, Received } from '@fairway/contract/endpoint.ts';
import type { EventSource } from '@fairway/contract/tracking.ts';
import {
  type addTrackingFeed,
  type changeTrackingFeed,
  type FeedKind,
  type listTrackingFeeds,
  receiveTrackingEvents,
} from '@fairway/contract/tracking-feeds.ts';
import { listedHost } from '../data-interfaces/guarded-request.ts';
import { InterfaceError } from '../data-interfaces/interface-error.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import {
  countReportsSince,
  deleteFeed,
  type FeedRow,
  findFeeds,
  insertFeed,
  isNameTaken,
  takeFeed,
  updateFeed,
} from './feed-store.ts';

const time = (at: Date | null): number | null => at?.getTime() ?? null;
const newSecret = (): string => randomBytes(32).toString('base64url');

export async function listFeeds({ db, now }: Context): Promise<Answer<typeof listTrackingFeeds>> {
  const counts = await countReportsSince(db, new Date(now.getTime() - 86_400_000));
  return {
    list: (await findFeeds(db)).map((row) => ({
      ...{ id: row.id, version: row.version, kind: row.kind as FeedKind, name: row.name },
      ...{ source: row.source as EventSource, url: row.url, isEnabled: row.isEnabled },
      webhookPath: row.kind === 'webhook' ? receiveTrackingEvents.path.replace(':id', row.id) : '',
      ...{ hasSecret: row.secret !== '', nextPullAt: time(row.nextPullAt), failures: row.failures },
      ...{ lastError: row.lastError, lastSyncAt: time(row.lastSyncAt), lastReportAt: time(row.lastReportAt) },
      reportsOfDay: counts.get(row.id) ?? 0,
    })),
  };
}

type Kept = Pick<FeedRow, 'name' | 'url' | 'kind'>;

/** What can never be asked is not kept. */
async function refuse(
  { db, config, language }: Context,
  { name, url, kind }: Kept,
  id?: string,
): Promise<void> {
  if (await isNameTaken(db, name, id)) throw new AppError('FEED_NAME_TAKEN', { name });
  if (kind !== 'pull') return;
  try {
    const { username, password } = new URL(url);
    if (username !== '' || password !== '') throw new InterfaceError('addressWrong');
    listedHost(config.interfaceHosts, new URL(url));
  } catch (error) {
    const problem = error instanceof InterfaceError ? error : new InterfaceError('addressWrong');
    throw new AppError('FEED_URL_REFUSED', { reason: problem.inWords(language) });
  }
}

export async function addFeed(
  ctx: Context,
  { token, ...kept }: Received<typeof addTrackingFeed>['body'],
): Promise<Answer<typeof addTrackingFeed>> {
  const { db, now } = ctx;
  const isPull = kept.kind === 'pull';
  await refuse(ctx, kept);
  const id = newId(now.getTime());
  const secret = isPull ? '' : newSecret();
  await insertFeed(db, {
    ...{ id, version: 1, ...kept, url: isPull ? kept.url : '', secret: isPull ? token : secret },
    ...{ cursor: '', nextPullAt: isPull ? now : null, failures: 0, lastError: '', lastReportAt: null },
    ...{ lastSyncAt: null, callMinute: null, callCount: 0, creatorTime: now, lastModifyTime: now },
  });
  ctx.auditTarget(kept.name);
  return { id, version: 1, secret };
}

export async function changeFeed(
  ctx: Context,
  id: string,
  { token, version, ...kept }: Received<typeof changeTrackingFeed>['body'],
): Promise<Answer<typeof changeTrackingFeed>> {
  const { db, now } = ctx;
  const before = await takeFeed(db, id, { waits: true });
  if (!before) throw new AppError('NOT_FOUND');
  if (before.version !== version) throw new AppError('RECORD_CHANGED');
  const isPull = before.kind === 'pull';
  await refuse(ctx, { ...kept, kind: before.kind }, id);
  await updateFeed(db, id, {
    ...{ ...kept, url: isPull ? kept.url : '', version: version + 1, lastModifyTime: now },
    ...(isPull && token !== undefined && { secret: token }),
    // Another address begins from its beginning; one that is switched on is asked at once.
    ...(isPull && kept.url !== before.url && { cursor: '' }),
    ...(isPull && { nextPullAt: now, failures: 0 }),
  });
  ctx.auditTarget(kept.name);
  return { id, version: version + 1 };
}

export async function renewSecret(ctx: Context, id: string): Promise<{ secret: string }> {
  const feed = await takeFeed(ctx.db, id, { waits: true });
  if (feed?.kind !== 'webhook') throw new AppError('NOT_FOUND');
  const secret = newSecret();
  await updateFeed(ctx.db, id, { secret, version: feed.version + 1, lastModifyTime: ctx.now });
  ctx.auditTarget(feed.name);
  return { secret };
}

export async function removeFeed(ctx: Context, id: string): Promise<null> {
  if (!(await deleteFeed(ctx.db, id))) throw new AppError('NOT_FOUND');
  return null;
}
