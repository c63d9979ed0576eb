import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { readableFile } from '../files/access.ts';
import { ofSameBytes } from '../files/same-bytes.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { findImport, listImports, liveImports, type StoredImport } from './store.ts';

export async function listRateImports(
  ctx: Context,
  paging: { currentPage: number; pageSize: number; keyword?: string | undefined },
) {
  const { rows, total } = await listImports(ctx.db, paging);
  return pageOf(await shown(ctx, rows), paging, total);
}

export async function getRateImport(ctx: Context, id: string) {
  const row = await findImport(ctx.db, id);
  const [found] = row ? await shown(ctx, [row]) : [];
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The newest import of a sheet that is not undone: nobody needs to run it a second time. */
export async function findSameRateImport(
  ctx: Context,
  { fileId, sheet, digest }: { fileId: string; sheet: number; digest?: string | undefined },
) {
  await readableFile(ctx.db, ctx.session, fileId);
  const live = await liveImports(ctx.db, { sheet, digest });
  const same = await ofSameBytes(
    ctx.db,
    fileId,
    live.map((one) => one.fileId),
  );
  const newest = live.find((one) => one.digest === digest || same.has(one.fileId));
  return { same: newest ? await getRateImport(ctx, newest.id) : null };
}

async function shown({ db, session, language }: Context, rows: readonly StoredImport[]) {
  const people = await peopleNames(
    db,
    rows.map(({ creatorUserId }) => creatorUserId),
    { withAccounts: false },
  );
  return rows.map(
    ({ asked: _, digest: __, fingerprint: ___, failure, creatorUserId, creatorTime, endTime, ...row }) => ({
      ...row,
      failure: failure ? filledWords(refusals[failure.refusal][language], failure.places) : '',
      creatorUserName: people.get(creatorUserId) ?? '',
      isMine: creatorUserId === session.userId,
      creatorTime: creatorTime.getTime(),
      endTime: endTime?.getTime() ?? null,
    }),
  );
}
