import * as z from 'zod/mini';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { indexesOf } from './list/index-record.ts';
import { modelOf } from './models/model.ts';
import { lockRecordsAfter, replaceSearch, replaceValues } from './store.ts';

const atOnce = 200;

/** Brings the index of a model's records up to its form, a few at a time: what filters and sorts may have changed. */
export const reindexRecords = job({
  name: 'reindexRecords',
  payload: z.object({ modelId: z.string(), after: z.string() }),
  async work({ db }, { modelId, after }) {
    const model = await modelOf(db, modelId);
    if (!model) return;
    const records = await lockRecordsAfter(db, modelId, after, atOnce);
    const indexes = await indexesOf(db, model, records);
    for (const [place, { search, grams, values }] of indexes.entries()) {
      const id = records[place]?.id ?? '';
      await replaceSearch(db, id, search, grams);
      await replaceValues(db, modelId, id, values);
    }
    const last = records.at(-1);
    if (last && records.length === atOnce)
      await enqueue(db, reindexRecords, { modelId, after: last.id }, { key: `reindex ${modelId}` });
  },
});

export const recordJobs = [reindexRecords];
