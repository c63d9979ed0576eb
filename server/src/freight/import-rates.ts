import type { WrittenRate } from '@fairway/contract/freight-rates.ts';
import { takeBillNumbers } from '../bill/take-bill-numbers.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { recordImport } from '../entities/record-change.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import {
  deleteImportedRates,
  insertImportedRates,
  publishedRatesOfLanes,
  takeImportedRates,
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

export interface RateToImport {
  written: Required<WrittenRate>;
  /** The published one it follows. */
  previous: PublishedRate | undefined;
}

const ratesAtATime = 500;

/** Writes rates of a sheet as drafts, some hundreds at a time; `onWritten` hears how many there are, and may throw. */
export async function importRates(
  { db, now, userId, importId }: { db: Db; now: Date; userId: string; importId: string },
  rates: readonly RateToImport[],
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  const places = rates.flatMap(({ written: { polId, podId } }) => [polId, podId]);
  const ports = await portsById(db, places, 'zh');
  const carriers = await carriersById(
    db,
    rates.map(({ written }) => written.carrierId),
    'zh',
  );
  const numbers = await takeBillNumbers(db, 'RateNumber', rates.length, now);
  for (let start = 0; start < rates.length; start += ratesAtATime) {
    const part = rates.slice(start, start + ratesAtATime).map(({ written, previous }, at) => {
      const rateNo = numbers[start + at] ?? '';
      return {
        ...{ id: newId(now.getTime()), rateNo, importId, previousId: previous?.id ?? null },
        ...{ creatorUserId: userId, creatorTime: now },
        searchText: rateSearchText(rateNo, written, ports, carriers),
        ...written,
      };
    });
    await insertImportedRates(db, part);
    await recordImport(
      { db, now, session: { userId } },
      { entity: 'Rate', importId },
      part.map(({ id }, at) => {
        const { previous, written } = rates[start + at] as RateToImport;
        return { id, before: previous?.written, after: written };
      }),
    );
    await onWritten(Math.min(start + ratesAtATime, rates.length));
  }
}

/** Deletes all drafts of an import; or nothing, and says which of them are no plain drafts any more. */
export async function removeImportedRates(
  db: Db,
  importId: string,
): Promise<{ deleted: number } | { inUse: readonly string[] }> {
  const rates = await takeImportedRates(db, importId);
  const inUse = rates.filter(({ isUntouched }) => !isUntouched).map(({ rateNo }) => rateNo);
  if (inUse.length > 0) return { inUse };
  return { deleted: await deleteImportedRates(db, importId) };
}
