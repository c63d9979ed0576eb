import { AppError } from '@fairway/contract/app-error.ts';
import type { AreaUse } from '@fairway/contract/area-admin.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { areaUseWords } from '../../language/area-words.ts';
import { type Area, areasBelow } from './area-store.ts';

interface Used {
  count: number;
  /** A few of them. */
  names: string[];
}

/** What features know of the things that name an area. */
export type AreaUsers = Partial<Record<Exclude<AreaUse, 'below'>, (db: Db, id: string) => Promise<Used>>>;

type Use = { use: AreaUse } & Used;

const few = 5;

/** Everything that uses an area, without what does not. */
export async function usesOfArea(db: Db, users: AreaUsers, { id }: Area): Promise<Use[]> {
  const below = await areasBelow(db, id);
  const names = below.slice(0, few).map(({ fullName }) => fullName);
  const uses: Use[] = [{ use: 'below', count: below.length, names }];
  for (const [use, usersOf] of Object.entries(users) as [AreaUse, AreaUsers['forms']][])
    if (usersOf) uses.push({ use, ...(await usersOf(db, id)) });
  return uses.filter(({ count }) => count > 0);
}

/** Names what still uses it, in words. */
export function refuseUsedArea({ language }: Context, { fullName }: Area, uses: readonly Use[]): void {
  if (uses.length === 0) return;
  const named = uses.map(({ use, count }) => areaUseWords[use][language].replace('{count}', String(count)));
  throw new AppError('AREA_USED', { name: fullName, uses: named.join(language === 'zh' ? '、' : ', ') });
}
