import * as z from 'zod/mini';
import type { Db } from '../database/open.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { indexesOf } from './list/index-record.ts';
import { modelsSortedOften } from './list/use-store.ts';
import { assignIndexes } from './models/assign-indexes.ts';
import { type Model, modelOf } from './models/model.ts';
import { hasManyRecords, lockModel, modelsWithoutIndexes, updateStoredModel } from './models/store.ts';
import { lockRecordsAfter, replaceIndexes } from './store.ts';

const atOnce = 500;

/**
 * Brings the index of a model's records up to its form, a few at a time. When all have their values in the columns of
 * indexes, lists rely on them. A form that was changed meanwhile begins anew.
 */
export const reindexRecords = job({
  name: 'reindexRecords',
  payload: z.object({ modelId: z.string(), after: z.string(), edition: z.optional(z.string()) }),
  async work({ db }, { modelId, after, edition }) {
    const model = await modelOf(db, modelId);
    if (!model) return;
    if (edition !== editionOf(model)) return enqueueReindex(db, model);
    const records = await lockRecordsAfter(db, modelId, after, atOnce);
    const indexes = await indexesOf(db, model, records);
    await replaceIndexes(
      db,
      records.flatMap(({ id }, place) => {
        const index = indexes[place];
        return index ? { id, index } : [];
      }),
    );
    const last = records.at(-1);
    if (last && records.length === atOnce) await enqueueReindex(db, model, last.id);
    else await relyOnIndexes(db, model);
  },
});

/** What the records of a model are indexed by: both move when that does. */
const editionOf = ({ formVersion, indexEdition }: Pick<Model, 'formVersion' | 'indexEdition'>): string =>
  `${formVersion} ${indexEdition}`;

export const enqueueReindex = (
  db: Db,
  model: Pick<Model, 'id' | 'formVersion' | 'indexEdition'>,
  after = '',
): Promise<void> =>
  enqueue(
    db,
    reindexRecords,
    { modelId: model.id, after, edition: editionOf(model) },
    { key: `reindex ${model.id}` },
  );

async function relyOnIndexes(db: Db, model: Model): Promise<void> {
  const stored = await lockModel(db, model.id);
  if (!stored || editionOf(stored) !== editionOf(model)) return;
  const ready = Object.entries(stored.indexes).map(([path, index]) => [path, { ...index, isReady: true }]);
  await updateStoredModel(db, model.id, { indexes: JSON.stringify(Object.fromEntries(ready)) });
}

/** A list of fewer is sorted without an index in no time. */
const manyRecords = 10_000;

/**
 * Gives indexes to the fields of forms that have none yet, as after an update of Fairway, and to those that people sort
 * long lists by.
 */
export const chooseIndexes = job({
  name: 'chooseIndexes',
  payload: z.object({}),
  every: '*/5 * * * *',
  async work({ db }) {
    const without = await modelsWithoutIndexes(db);
    for (const modelId of new Set([...without, ...(await modelsSortedOften(db))])) {
      if (!without.includes(modelId) && !(await hasManyRecords(db, modelId, manyRecords))) continue;
      const stored = await lockModel(db, modelId);
      const model = stored && (await modelOf(db, modelId));
      if (!model) continue;
      const { indexes, indexEdition, isNew } = await assignIndexes(db, model, model.form);
      if (indexEdition === model.indexEdition) continue;
      await updateStoredModel(db, modelId, { indexes: JSON.stringify(indexes), indexEdition });
      if (isNew) await enqueueReindex(db, { ...model, indexEdition });
    }
  },
});

export const recordJobs = [reindexRecords, chooseIndexes];
