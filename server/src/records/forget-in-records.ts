import { mixedIdOf } from '@fairway/domain/people/mixed-id.ts';
import type { Db } from '../database/open.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { reindexRecords } from './jobs.ts';
import { modelOf } from './models/model.ts';
import { listModelIds } from './models/store.ts';
import { emptySearch } from './store.ts';

const peopleKinds = ['user', 'users', 'createdBy', 'modifiedBy'];

/**
 * Records keep the id of who left, which has no name any more. Only what a keyword is looked for in still has the name:
 * it is emptied at once, and written anew later.
 */
export async function forgetInRecords(db: Db, userId: string): Promise<void> {
  const ids = [userId, mixedIdOf({ id: userId, type: 'user' })];
  for (const modelId of await listModelIds(db)) {
    const model = await modelOf(db, modelId);
    const fields = model?.form.reading.filter(
      ({ field, table }) => table === undefined && peopleKinds.includes(field.kind),
    );
    const paths = fields?.map(({ path }) => path) ?? [];
    if (paths.length === 0 || !(await emptySearch(db, modelId, paths, ids))) continue;
    await enqueue(db, reindexRecords, { modelId, after: '' }, { key: `reindex ${modelId}` });
  }
}
