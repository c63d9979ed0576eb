import { AppError } from '@fairway/contract/app-error.ts';
import type { RateMapping } from '@fairway/contract/rate-import.ts';
import { headingFingerprint } from '@fairway/domain/freight/import/guess-mapping.ts';
import { newId } from '../database/new-id.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { somebodyWords } from '../language/rate-sheet-words.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { writeImportJob } from './job-names.ts';
import { type AskedSheet, outcomeOfSheet } from './preview-import.ts';
import type { SheetOutcome } from './read-rows.ts';
import { rememberMapping } from './remember-mapping.ts';
import { findSameImport, insertImport } from './store.ts';

/** Where the file of an import is shown. */
export const importPlace = 'rateImport';

/** Starts an import: what the preview showed is written by a job, all of it or nothing. */
export async function runImport(ctx: Context, { digest, ...asked }: AskedSheet & { digest: string }) {
  const { db, now, session } = ctx;
  const { file, sheetName, headings, outcome } = await outcomeOfSheet(ctx, asked);
  ctx.auditTarget(file.fileName);
  const { counts } = outcome;
  if (outcome.digest !== digest) throw new AppError('RATE_IMPORT_CHANGED');
  if (counts.bad > 0)
    throw new AppError('RATE_IMPORT_BAD_CELLS', { count: counts.bad, cells: firstBadCells(outcome) });
  const total = counts.new + counts.changed + counts.changesDraft;
  if (total === 0) throw new AppError('RATE_IMPORT_NOTHING');
  const id = newId(now.getTime());
  const { sheet, headerRow, mapping, leftRows } = asked;
  const isFirst = await insertImport(db, {
    ...{ id, state: 'waiting', fileId: file.fileId, fileName: file.fileName, sheetName },
    asked: { sheet, headerRow, mapping, leftRows },
    ...{ digest, fingerprint: headingFingerprint(headings), counts, written: 0, total, failure: null },
    ...{ creatorUserId: session.userId, creatorTime: now, endTime: null },
  });
  if (!isFirst) throw await repeated(ctx, digest);
  await rememberMapping(ctx, { name: file.fileName, headings, mapping: withUnderstood(mapping, outcome) });
  await showFilesAt(db, { kind: importPlace, placeId: id }, [file.fileId]);
  await enqueue(db, writeImportJob, { importId: id }, { maxAttempts: 3 });
  return { id };
}

const namedCells = 5;

function firstBadCells({ rows }: SheetOutcome): string {
  const cells = rows.flatMap(({ row, problems }) => problems.map(({ cell }) => cell || String(row.number)));
  const named = [...new Set(cells)];
  return named.slice(0, namedCells).join(', ') + (named.length > namedCells ? ' …' : '');
}

const mostAnswers = 500;

/** Who runs an import agrees to what its short spellings were understood as: the next sheet is not asked again. */
function withUnderstood(mapping: RateMapping, { rows }: SheetOutcome): RateMapping {
  const agreed = new Map(
    rows.flatMap(({ understood }) => understood.map(({ spelling, id }) => [spelling, id] as const)),
  );
  const answers = [...agreed].map(([spelling, id]) => ({ of: 'port' as const, spelling, id }));
  return { ...mapping, answers: [...mapping.answers, ...answers].slice(0, mostAnswers) };
}

async function repeated({ db, language }: Context, digest: string): Promise<AppError> {
  const same = await findSameImport(db, digest);
  const names = await peopleNames(db, same ? [same.creatorUserId] : [], { withAccounts: false });
  return new AppError('RATE_IMPORT_REPEATED', {
    who: names.get(same?.creatorUserId ?? '') ?? somebodyWords[language],
  });
}
