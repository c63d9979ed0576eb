import type { TaxQuota } from '@fairway/contract/tax-invoices.ts';
import { fitsQuota, quotaLeft } from '@fairway/domain/tax-invoices/tax-quota.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { readSettings } from '../system/settings.ts';
import { readerOf } from './reader.ts';
import { holdQuota, usedQuota } from './store.ts';

export const monthOf = (now: Date): string => companyDay(now).slice(0, 7);

/** What a company may issue this month, and what of it is used. */
export async function quotaOf(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  companyId: string,
): Promise<TaxQuota> {
  const month = monthOf(now);
  const { taxMonthlyQuota } = await readSettings(db);
  const used = await usedQuota(db, companyId, month);
  const left = quotaLeft(taxMonthlyQuota, used);
  const companies = await namesById(db, 'organisation', [companyId], language);
  return {
    ...{ companyId, companyName: companies.get(companyId)?.fullName ?? '', month },
    limit: taxMonthlyQuota === 0 ? null : `${taxMonthlyQuota}.00`,
    ...{ used: Number(used) === 0 ? '0.00' : used, left: left === null ? null : Number(left).toFixed(2) },
  };
}

/** Of every company whose tax invoices the caller sees. */
export async function getQuota(ctx: Context): Promise<{ list: TaxQuota[] }> {
  const { sight } = await readerOf(ctx);
  const list = [];
  for (const companyId of sight.companyIds) list.push(await quotaOf(ctx, companyId));
  return { list };
}

/** What is left of the month for one that is approved now, where it does not fit; nobody else approves meanwhile. */
export async function beyondQuota(
  { db, now }: { db: Db; now: Date },
  { companyId, net }: { companyId: string; net: string },
): Promise<string | null> {
  const { taxMonthlyQuota } = await readSettings(db);
  if (taxMonthlyQuota === 0) return null;
  await holdQuota(db, companyId);
  const left = quotaLeft(taxMonthlyQuota, await usedQuota(db, companyId, monthOf(now)));
  return fitsQuota(net, left) ? null : left;
}
