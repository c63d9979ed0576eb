import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../../database/open.ts';
import type { Stamp } from '../../system/cache-until-change.ts';
import { indexesOf, type RecordIndex } from '../list/index-record.ts';
import { type Model, modelOf } from '../models/model.ts';
import { holdModel } from '../models/store.ts';
import type { Settled } from './settle-values.ts';

/**
 * The index of a record by its form as it is now, which nobody changes before the commit: a form that is changed later
 * finds the record and indexes it again.
 */
export async function indexHeld(db: Db, modelId: string, settled: Settled): Promise<RecordIndex> {
  const model = (await holdModel(db, modelId)) ? await modelOf(db, modelId) : undefined;
  if (!model) throw new AppError('NOT_FOUND');
  return indexOf(db, model, settled);
}

export async function indexOf(
  db: Db,
  model: Pick<Model, 'id' | 'form' | 'indexes'>,
  { values, labels }: Settled,
  stamp?: Stamp,
): Promise<RecordIndex> {
  const [index] = await indexesOf(db, model, [{ data: values, labels }], stamp);
  if (!index) throw new Error('a record without an index');
  return index;
}
