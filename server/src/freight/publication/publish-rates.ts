import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import { overlapsAmong } from '@fairway/domain/freight/overlaps.ts';
import type { Context } from '../../http/context.ts';
import { startFlowOf } from '../../workflow/subjects/start-flow-of.ts';
import { type StoredRate, takeRates } from '../rate-store.ts';
import { viewerOf } from '../viewer.ts';
import { insertMembers, setRequest } from './batch-store.ts';
import { batchName, batchValues } from './batch-values.ts';
import { namedBy, type Unfit, whyUnfit } from './publish-rate.ts';

interface Named {
  id: string;
  version: number;
}

/** Asks for the publication of many drafts with one request, or of none where one of them cannot be published. */
export async function publishRates(
  ctx: Context,
  named: readonly Named[],
): Promise<{ flowId: string; count: number }> {
  const { db, now, session } = ctx;
  const ids = [...new Set(named.map(({ id }) => id))];
  const rates = await takeRates(db, ids);
  ctx.auditTarget(batchName(rates, 'zh'));
  await refuseUnfitOnes(ctx, named, rates);
  const values = await batchValues(ctx, await viewerOf(ctx), rates);
  const flowId = await startFlowOf(ctx, { kind: 'rateBatch' }, values);
  await insertMembers(db, flowId, ids);
  await setRequest(db, ids, { flowId, publisherId: session.userId, now });
  return { flowId, count: ids.length };
}

/** So many stand in the words of the refusal; its fields name all of them by their place. */
const mostNamed = 3;

async function refuseUnfitOnes(
  { db, now, language }: Context,
  named: readonly Named[],
  rates: readonly StoredRate[],
): Promise<void> {
  const byId = new Map(rates.map((rate) => [rate.id, rate]));
  const overlaps = overlapsAmong(rates);
  const problems: Record<string, string> = {};
  const lines: string[] = [];
  const whyNot = async (rate: StoredRate, version: number): Promise<Unfit | undefined> => {
    if (rate.flowId !== null) return { refusal: 'RATE_UNDER_APPROVAL' };
    if (rate.status !== 'draft') return { refusal: 'RATE_NOT_DRAFT' };
    if (rate.version !== version) return { refusal: 'RECORD_CHANGED' };
    const other = overlaps.get(rate);
    if (other) return { refusal: 'RATE_OVERLAPS_IN_BATCH', places: namedBy(other) };
    return whyUnfit(db, rate, now);
  };
  for (const [index, { id, version }] of named.entries()) {
    const rate = byId.get(id);
    const why: Unfit | undefined = rate ? await whyNot(rate, version) : { refusal: 'NOT_FOUND' };
    if (!why) continue;
    const words = wordsOf(why.refusal, language, why.places);
    problems[`rates.${index}`] = words;
    lines.push([rate?.rateNo, words].filter(Boolean).join(' '));
  }
  if (lines.length === 0) return;
  const shown = lines.slice(0, mostNamed).join(language === 'zh' ? '；' : '; ');
  const more = lines.length > mostNamed ? ' …' : '';
  throw new AppError('RATES_NOT_PUBLISHABLE', { count: lines.length, rates: `${shown}${more}` }, problems);
}
