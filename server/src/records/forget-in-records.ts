import { IndexTerms } from '@fairway/domain/forms/index-terms.ts';
import { mixedIdOf } from '@fairway/domain/people/mixed-id.ts';
import type { Db } from '../database/open.ts';
import { enqueueReindex } from './jobs.ts';
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
    const hashed = new IndexTerms(modelId);
    const terms = fields?.flatMap(({ path }) => ids.map((id) => hashed.ofTextValue(path, id))) ?? [];
    if (!model || terms.length === 0 || !(await emptySearch(db, modelId, terms))) continue;
    await enqueueReindex(db, model);
  }
}
