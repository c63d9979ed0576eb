import type { Context } from '../http/context.ts';
import { tradeLinesOf } from '../master-data/lookups.ts';
import { companyDay } from './company-day.ts';
import { countByLine } from './rate-store.ts';
import { viewerOf } from './viewer.ts';

/** The trade lines with something on offer for the caller; a line stands there for its parts too. */
export async function listRateLines(ctx: Context) {
  const { db, language, now } = ctx;
  const counts = await countByLine(db, await viewerOf(ctx), companyDay(now));
  const lines = await tradeLinesOf(db, language);
  const rates = (id: string) => counts.get(id) ?? 0;
  const offered = lines.map(({ id, fullName, enCode, parentId }) => ({
    ...{ id, fullName, enCode, parentId },
    rates: lines.reduce((sum, part) => (part.parentId === id ? sum + rates(part.id) : sum), rates(id)),
  }));
  return { list: offered.filter((line) => line.rates > 0) };
}
