import type { Db } from '../../database/open.ts';
import { categoriesOf } from '../templates/categories.ts';
import type { ListFilters } from './store.ts';

interface Query {
  currentPage: number;
  pageSize: number;
  sort: 'asc' | 'desc';
  keyword?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  flowCategory?: string | undefined;
  templateId?: string | undefined;
  versionId?: string | undefined;
  flowUrgent?: string | undefined;
  creatorUserId?: string | undefined;
}

/** The farthest moment a date can be; what lies beyond it is no narrower. */
const farthest = 8_640_000_000_000_000;

/** What a query narrows a list by; empty words narrow nothing. */
export async function listFiltersOf(db: Db, query: Query): Promise<ListFilters> {
  const { currentPage, pageSize, sort, templateId, versionId, creatorUserId } = query;
  return {
    ...{ currentPage, pageSize, sort, templateId, versionId, creatorUserId },
    keyword: (query.keyword ?? '').trim(),
    from: momentOf(query.startTime),
    to: momentOf(query.endTime),
    categories: await categoryCodes(db, query.flowCategory ? [query.flowCategory] : []),
    flowUrgent: codeOf(query.flowUrgent),
  };
}

/** The codes of categories that may be given by id; only who gives one asks for the dictionary. */
export async function categoryCodes(db: Db, idsOrCodes: readonly string[]): Promise<readonly string[]> {
  if (idsOrCodes.length === 0) return idsOrCodes;
  const { codeOf } = await categoriesOf(db);
  return idsOrCodes.map(codeOf);
}

export const noFilters: ListFilters = {
  ...{ currentPage: 1, pageSize: 1, sort: 'desc', keyword: '' },
  categories: [],
};

const momentOf = (digits: string | undefined): Date | undefined =>
  digits === undefined ? undefined : new Date(Math.min(Number(digits), farthest));

/** A status or an urgency; the family's clients send an empty one, or a minus, for all of them. */
export const codeOf = (code: string | undefined): number | undefined =>
  code === undefined || !/^\d+$/.test(code) ? undefined : Number(code);
