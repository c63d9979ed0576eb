import { AppError } from '@fairway/contract/app-error.ts';
import type { RefusalName } from '@fairway/contract/errors.ts';
import { dayBefore, type Period } from '@fairway/domain/freight/next-period.ts';
import type { Db } from '../../database/open.ts';
import { recordChange } from '../../entities/record-change.ts';
import { companyDay } from '../company-day.ts';
import { findOverlap, type StoredRate, takeRate, updateRate } from '../rate-store.ts';
import { noteRateNews } from '../watches/news.ts';

/** Why a rate cannot be in force. */
export interface Unfit {
  refusal: RefusalName;
  places?: Record<string, string>;
}

export async function whyUnfit(db: Db, rate: StoredRate, now: Date): Promise<Unfit | undefined> {
  if (rate.validTo < companyDay(now)) return { refusal: 'RATE_EXPIRED' };
  const other = await findOverlap(db, rate);
  return other && { refusal: 'RATE_OVERLAPS', places: namedBy(other) };
}

/** The other rate of an overlap, as refusals name it. */
export const namedBy = ({ rateNo, validFrom, validTo }: Pick<StoredRate, 'rateNo' | keyof Period>) => ({
  rateNo,
  period: `${validFrom} – ${validTo}`,
});

export async function refuseUnfit(db: Db, rate: StoredRate, now: Date): Promise<void> {
  const why = await whyUnfit(db, rate, now);
  if (why) throw new AppError(why.refusal, why.places);
}

interface By {
  db: Db;
  now: Date;
  userId: string | null;
}

/** A change of a rate that nobody writes by hand, with its line in the history. */
export async function moveRate(
  { db, now, userId }: By,
  rate: StoredRate,
  changes: Partial<StoredRate>,
): Promise<number> {
  const version = rate.version + 1;
  const shown = ({ status, validTo }: Pick<StoredRate, 'status' | 'validTo'>) => ({ status, validTo });
  await recordChange(
    { db, now, session: { userId } },
    { entity: 'Rate', id: rate.id, version, act: 'update' },
    shown(rate),
    shown({ ...rate, ...changes }),
  );
  await updateRate(db, rate.id, { ...changes, version, lastModifyTime: now });
  return version;
}

/** Puts a rate in force. What it follows ends the day before, or at once where it would begin no earlier. */
export async function publishRate(by: By, rate: StoredRate, flowId: string): Promise<void> {
  const { db, now } = by;
  await moveRate(by, rate, {
    ...{ status: 'published', publishedAt: now, flowId: null, approvedFlowId: flowId },
  });
  await noteRateNews(db, rate.id, now);
  const before = rate.previousId === null ? undefined : await takeRate(db, rate.previousId);
  if (before?.status !== 'published' || before.validTo < rate.validFrom) return;
  if (before.validFrom >= rate.validFrom) await moveRate(by, before, { status: 'expired' });
  else await moveRate(by, before, { validTo: dayBefore(rate.validFrom) });
}
