import { AppError } from '@fairway/contract/app-error.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { usableModel } from './access.ts';
import { deleteRecords as deleteStored } from './store.ts';

/** Deletes records with their history; all of them, or none when one is not there. */
export async function deleteRecords(ctx: Context, modelId: string, given: readonly string[]): Promise<null> {
  const { db, auditTarget } = ctx;
  const model = await usableModel(ctx, modelId, 'remove');
  const ids = [...new Set(given)];
  const gone = await deleteStored(db, modelId, ids, model.onlyOf);
  if (gone.length !== ids.length) throw new AppError('NOT_FOUND');
  for (const id of gone) await showFilesAt(db, { kind: 'record', placeId: id }, []);
  auditTarget(`${model.fullName}/${gone.join(',')}`.slice(0, 500));
  return null;
}
