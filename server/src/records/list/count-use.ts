import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/open.ts';
import type { Filter, Sorting } from './store.ts';
import { addUses, type FieldUse } from './use-store.ts';

/** Uses are kept in memory and written together: a list costs no statement more. */
const writtenAfter = 60_000;
const mostKept = 1_000;

interface Counted {
  uses: Map<string, FieldUse>;
  since: number;
}
const counts = new WeakMap<Db, Counted>();

interface Asked {
  modelId: string;
  filters: readonly Filter[];
  sorting: Sorting;
}

/** Counts by which fields without an index of their own a list was sorted and narrowed: they may need one. */
export function countUse(
  { db, now, log }: { db: Db; now: Date; log: FastifyBaseLogger },
  { modelId, filters, sorting }: Asked,
): void {
  const counted = counts.get(db) ?? { uses: new Map(), since: now.getTime() };
  counts.set(db, counted);
  const count = (field: string, how: 'sorted' | 'filtered') => {
    const key = JSON.stringify([modelId, field]);
    const use = counted.uses.get(key) ?? { modelId, field, sorted: 0, filtered: 0 };
    use[how] += 1;
    if (counted.uses.size < mostKept) counted.uses.set(key, use);
  };
  if (sorting.field && !sorting.field.column) count(sorting.field.path, 'sorted');
  for (const filter of filters)
    if ('field' in filter && !('column' in filter && filter.column)) count(filter.field, 'filtered');
  if (counted.uses.size > 0 && now.getTime() - counted.since >= writtenAfter)
    void writeUses(db, now).catch((error: unknown) => log.warn({ err: error }, 'uses of lists are lost'));
}

/** Writes what was counted so far. */
export async function writeUses(db: Db, now: Date): Promise<void> {
  const counted = counts.get(db);
  counts.delete(db);
  if (counted && counted.uses.size > 0) await addUses(db, [...counted.uses.values()], now);
}
