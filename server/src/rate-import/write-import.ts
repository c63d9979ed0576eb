import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import { openSheetFile } from '../files/sheet-file.ts';
import { sheetAt } from '../files/sheet-rows.ts';
import { companyDay } from '../freight/company-day.ts';
import { importRates } from '../freight/import-rates.ts';
import type { JobContext } from '../jobs/job.ts';
import { isWritten, readRows } from './read-rows.ts';
import { type Failure, moveImport, type StoredImport } from './store.ts';

/** A transaction of its own that stays, whatever follows. */
export type CommitNow = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

class Cancelled extends Error {}

/**
 * Writes a whole import in one transaction. How far it is stands in small ones beside it; a cancelled import is noticed
 * after each part, and at the latest when it is to be called done.
 */
export async function writeImport(
  { now, log, commitNow }: Pick<JobContext, 'now' | 'log'> & { commitNow: CommitNow },
  importId: string,
): Promise<void> {
  const begun = await commitNow((db) =>
    moveImport(db, importId, ['waiting', 'running'], { state: 'running', written: 0 }),
  );
  // Cancelled before it began, or done by an earlier try.
  if (!begun) return;
  try {
    await commitNow((db) => writeAll(db, begun, now, commitNow));
  } catch (error) {
    if (error instanceof Cancelled) return;
    if (!(error instanceof AppError)) log.error({ err: error, importId }, 'an import of rates failed');
    await commitNow((db) =>
      moveImport(db, importId, ['running'], {
        ...{ state: 'failed', written: 0, endTime: now, failure: failureOf(error) },
      }),
    );
  }
}

const failureOf = (error: unknown): Failure =>
  error instanceof AppError && error.refusal !== undefined
    ? { refusal: error.refusal, places: error.places }
    : { refusal: 'RATE_IMPORT_FAILED', places: {} };

async function writeAll(db: Db, begun: StoredImport, now: Date, commitNow: CommitNow): Promise<void> {
  const { id, asked, fileId, creatorUserId: userId, digest, creatorTime } = begun;
  const file = await openSheetFile(db, { userId, language: 'zh' }, fileId);
  const { headings, rows } = sheetAt(file, asked.sheet, asked.headerRow);
  const { mapping, leftRows } = asked;
  // Days without a year are read as on the day it was asked for.
  const outcome = await readRows(db, {
    ...{ fileName: begun.fileName, headings, rows, mapping, leftRows, today: companyDay(creatorTime) },
  });
  if (outcome.digest !== digest) throw new AppError('RATE_IMPORT_CHANGED');
  const rates = outcome.rows.flatMap((row) => row.rates.filter(({ state }) => isWritten(state)));
  await importRates({ db, now, userId, importId: id }, rates, async (written) => {
    const going = await commitNow((own) => moveImport(own, id, ['running'], { state: 'running', written }));
    if (!going) throw new Cancelled();
  });
  const done = await moveImport(db, id, ['running'], {
    ...{ state: 'done', written: rates.length, endTime: now },
  });
  if (!done) throw new Cancelled();
}
