import { AppError } from '@fairway/contract/app-error.ts';
import {
  type listAreaHistory as historyCall,
  type listManagedAreas as listCall,
  type ManagedArea,
  mostAreasFound,
  type searchAreas as searchCall,
} from '@fairway/contract/area-admin.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { Db } from '../../database/open.ts';
import { listChanges } from '../../entities/change-history.ts';
import type { Context } from '../../http/context.ts';
import { areaStateWords } from '../../language/area-words.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { provinces } from '../tables.ts';
import {
  type Area,
  areasAbove,
  areasBelow,
  areasWithChildren,
  findArea,
  findAreasLike,
} from './area-store.ts';
import { areaEntity } from './change-area.ts';

/** Nobody reads further back on a screen. */
const newest = 100;

async function shown(db: Db, areas: readonly Area[]): Promise<ManagedArea[]> {
  const withChildren = await areasWithChildren(
    db,
    areas.map(({ id }) => id),
  );
  return areas.map(({ spelling: _, ...area }) => ({ ...area, hasChildren: withChildren.has(area.id) }));
}

export async function listManagedAreas({ db }: Context, id: string): Promise<Reply<typeof listCall>> {
  const parentId = id === provinces ? null : id;
  if (parentId !== null && !(await findArea(db, parentId))) throw new AppError('NOT_FOUND');
  return { list: await shown(db, await areasBelow(db, parentId)) };
}

export async function searchAreas({ db }: Context, keyword: string): Promise<Reply<typeof searchCall>> {
  const found = await findAreasLike(db, keyword, mostAreasFound + 1);
  const listed = await shown(db, found.slice(0, mostAreasFound));
  const known = await areasAbove(
    db,
    listed.map(({ id }) => id),
  );
  const wayTo = (id: string | null): { id: string; fullName: string }[] => {
    const area = id === null ? undefined : known.get(id);
    return area ? [...wayTo(area.parentId), { id: area.id, fullName: area.fullName }] : [];
  };
  return {
    list: listed.map((area) => ({ ...area, above: wayTo(area.parentId) })),
    isMore: found.length > mostAreasFound,
  };
}

export async function listAreaHistory(
  { db, language }: Context,
  id: string,
): Promise<Reply<typeof historyCall>> {
  if (!(await findArea(db, id))) throw new AppError('NOT_FOUND');
  const { rows } = await listChanges(db, areaEntity, id, { currentPage: 1, pageSize: newest });
  const people = rows.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const names = await peopleNames(db, people, { withAccounts: false });
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return areaStateWords[value ? 'on' : 'off'][language];
    return String(value ?? '');
  };
  return {
    list: rows.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, act: version === 1 ? 'add' : act, at: creatorTime.getTime() },
      byName: names.get(creatorUserId ?? '') ?? '',
      differences: differences.map(({ field, before, after }) => ({
        ...{ field, before: textOf(before), after: textOf(after) },
      })),
    })),
  };
}
