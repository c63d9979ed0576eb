import { AppError } from '@fairway/contract/app-error.ts';
import type { WrittenRate } from '@fairway/contract/freight-rates.ts';
import { takeBillNumbers } from '../bill/take-bill-numbers.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { recordImport, recordUndo } from '../entities/record-change.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import {
  deleteImportedRates,
  draftsOfLanes,
  insertImportedRates,
  publishedRatesOfLanes,
  takeImportedRates,
  touchedRates,
  updateDrafts,
} from './import-store.ts';
import { writtenOf } from './rate-row.ts';
import { rateSearchText } from './rate-search-text.ts';

export interface PublishedRate {
  id: string;
  rateNo: string;
  written: Required<WrittenRate>;
}

/** Published rates that rates of a sheet may take the place of, the latest first. */
export async function publishedRates(
  db: Db,
  lanes: Parameters<typeof publishedRatesOfLanes>[1],
  from: string,
): Promise<PublishedRate[]> {
  const rows = await publishedRatesOfLanes(db, lanes, from);
  return rows
    .filter(({ audience: { levels, customerIds } }) => levels.length === 0 && customerIds.length === 0)
    .map((row) => ({ id: row.id, rateNo: row.rateNo, written: writtenOf(row) }));
}

export interface ImportedDraft extends PublishedRate {
  version: number;
  isUnderApproval: boolean;
}

/** Drafts of earlier imports that rates of a corrected sheet may be about, the newest first. */
export async function draftsOfImports(
  db: Db,
  lanes: Parameters<typeof draftsOfLanes>[1],
  importIds: readonly string[],
): Promise<ImportedDraft[]> {
  const rows = await draftsOfLanes(db, lanes, importIds);
  return rows
    .filter(({ audience: { levels, customerIds } }) => levels.length === 0 && customerIds.length === 0)
    .map((row) => ({
      ...{ id: row.id, rateNo: row.rateNo, version: row.version, isUnderApproval: row.flowId !== null },
      written: writtenOf(row),
    }));
}

export interface RateToImport {
  written: Required<WrittenRate>;
  /** The published one it follows. */
  previous: PublishedRate | undefined;
  /** The draft that it changes instead of being a new one. */
  draft: ImportedDraft | undefined;
}

const ratesAtATime = 500;

/** Writes rates of a sheet as drafts, or into those it changes, some hundreds at a time; `onWritten` hears how many there are, and may throw. */
export async function importRates(
  { db, now, userId, importId }: { db: Db; now: Date; userId: string; importId: string },
  rates: readonly RateToImport[],
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  const [ports, carriers] = await namesFor(
    db,
    rates.map(({ written }) => written),
  );
  const fresh = rates.filter(({ draft }) => draft === undefined);
  const numbers = (await takeBillNumbers(db, 'RateNumber', fresh.length, now)).values();
  for (let start = 0; start < rates.length; start += ratesAtATime) {
    const part = rates.slice(start, start + ratesAtATime).map(({ written, previous, draft }) => {
      const rateNo = draft?.rateNo ?? numbers.next().value ?? '';
      return {
        ...{ id: draft?.id ?? newId(now.getTime()), rateNo, version: (draft?.version ?? 0) + 1 },
        ...{ draft, written, before: draft?.written ?? previous?.written, previousId: previous?.id ?? null },
        searchText: rateSearchText(rateNo, written, ports, carriers),
      };
    });
    const added = part.filter(({ draft }) => !draft);
    await insertImportedRates(
      db,
      added.map(({ id, rateNo, previousId, searchText, written }) => ({
        ...{ id, rateNo, importId, previousId, searchText },
        ...{ creatorUserId: userId, creatorTime: now, ...written },
      })),
    );
    const changed = part
      .filter(({ draft }) => draft)
      .map(({ id, version, searchText, written }) => ({
        ...{ id, version, searchText, lastModifyTime: now, ...written },
      }));
    if ((await updateDrafts(db, changed)) < changed.length) throw new AppError('RATE_IMPORT_CHANGED');
    await recordImport(
      { db, now, session: { userId } },
      { entity: 'Rate', importId },
      part.map(({ id, version, before, written }) => ({ id, version, before, after: written })),
    );
    await onWritten(Math.min(start + ratesAtATime, rates.length));
  }
}

/**
 * Deletes all drafts that an import made and gives those it changed their earlier values; or nothing, and says which of
 * them are not as the import left them.
 */
export async function takeBackImport(
  { db, now, userId }: { db: Db; now: Date; userId: string },
  importId: string,
): Promise<{ deleted: number; restored: number } | { inUse: readonly string[] }> {
  const taken = await takeImportedRates(db, importId);
  const inUse = taken.filter(({ isUntouched }) => !isUntouched).map(({ rate }) => rate.rateNo);
  if (inUse.length > 0) return { inUse };
  const changed = taken.filter(({ version }) => version > 1);
  const restored = changed.map(({ rate, differences }) => {
    const earlier = Object.fromEntries(differences.map(({ field, before }) => [field, before]));
    return { rate, is: writtenOf(rate), was: { ...writtenOf(rate), ...earlier } as Required<WrittenRate> };
  });
  const [ports, carriers] = await namesFor(
    db,
    restored.map(({ was }) => was),
  );
  await updateDrafts(
    db,
    restored.map(({ rate: { id, rateNo, version }, was }) => ({
      ...{ id, version: version + 1, lastModifyTime: now },
      searchText: rateSearchText(rateNo, was, ports, carriers),
      ...was,
    })),
  );
  await recordUndo(
    { db, now, session: { userId } },
    { entity: 'Rate', importId },
    restored.map(({ rate, is, was }) => ({ id: rate.id, version: rate.version + 1, before: is, after: was })),
  );
  return { deleted: await deleteImportedRates(db, importId), restored: restored.length };
}

/** Rates of an import that are not as it left them, and why. */
export async function ratesInUse(db: Db, importId: string) {
  const rows = await touchedRates(db, importId);
  return rows.map(({ id, rateNo, status, isUnderApproval }) => ({
    ...{ id, rateNo },
    reason: isUnderApproval
      ? ('underApproval' as const)
      : status === 'draft'
        ? ('changed' as const)
        : ('published' as const),
  }));
}

const namesFor = (db: Db, rates: readonly WrittenRate[]) =>
  Promise.all([
    portsById(
      db,
      rates.flatMap(({ polId, podId }) => [polId, podId]),
      'zh',
    ),
    carriersById(
      db,
      rates.map(({ carrierId }) => carrierId),
      'zh',
    ),
  ]);
