import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listMenuHistory as historyCall } from '@fairway/contract/menus.ts';
import { listChanges } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { menuStateWords } from '../language/menu-words.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { loadMenuSystems } from '../permission/placed-menus.ts';
import { readSettings } from '../system/settings.ts';
import { wholeMenu } from './menus-held.ts';

/** Nobody reads further back on a screen. */
const newest = 200;

/** Who changed what of an entry or of a system, in names and not in ids. */
export async function listMenuHistory(ctx: Context, id: string): Promise<Reply<typeof historyCall>> {
  const { db, language } = ctx;
  const [rows, systems] = [await wholeMenu(db), await loadMenuSystems(db)];
  const entity = rows.some((row) => row.id === id) ? 'menu' : 'menuSystem';
  if (entity === 'menuSystem' && !systems.some((system) => system.id === id)) throw new AppError('NOT_FOUND');
  const changes = (await listChanges(db, entity, id, { currentPage: 1, pageSize: newest })).rows;
  const people = await peopleNames(
    db,
    changes.flatMap(({ creatorUserId }) => creatorUserId ?? []),
    { withAccounts: false },
  );
  const { sysName } = await readSettings(db);
  const nameIn = (english: string, written: string) => (language === 'en' && english) || written;
  const places = new Map([
    ...systems.map((one) => [one.id, nameIn(one.enName, one.fullName) || sysName] as const),
    ...rows.map((row) => [row.id, nameIn(row.enName, row.fullName)] as const),
  ]);
  const word = (name: keyof typeof menuStateWords) => menuStateWords[name][language];
  const textOf = (field: string, value: unknown): string => {
    if (field === 'parentId') return value === null ? word('top') : (places.get(String(value)) ?? '');
    if (field === 'systemId') return places.get(String(value)) ?? '';
    if (field === 'isHidden') return word(value ? 'hidden' : 'shown');
    if (field === 'shownOn' || field === 'linkTarget') return word(value as 'both');
    return value === null || value === undefined ? '' : String(value);
  };
  return {
    list: changes.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, act: version === 1 ? 'add' : act, at: creatorTime.getTime() },
      byName: people.get(creatorUserId ?? '') ?? '',
      differences: differences.map(({ field, before, after }) => ({
        ...{ field, before: textOf(field, before), after: textOf(field, after) },
      })),
    })),
  };
}
