import { AppError } from '@fairway/contract/app-error.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { batchPerDatabase } from '../../database/batch-per-database.ts';
import { newId } from '../../database/new-id.ts';
import { showFilesAt } from '../../files/show-files-at.ts';
import type { Context, OwnTransactionContext, Reply } from '../../http/context.ts';
import type { Stamp } from '../../system/cache-until-change.ts';
import { type UsableModel, usableModel } from '../access.ts';
import { insertRecord, insertTogether, type NewRecord } from '../store.ts';
import { finishValues, storable } from './finish-values.ts';
import { formFilesOf } from './form-files.ts';
import { indexHeld, indexOf } from './index-held.ts';
import { readSent } from './read-sent.ts';
import { saverOf } from './saver.ts';
import { type Settled, settleValues } from './settle-values.ts';

/** Keeps what somebody filled in. */
export async function createRecord(
  ctx: OwnTransactionContext,
  modelId: string,
  data: string,
): Promise<{ id: string } | Reply> {
  const written = await createInOneStatement(ctx, modelId, data);
  return written ?? ctx.command((inner) => createInTransaction(inner, modelId, data));
}

/**
 * Works the record out without a transaction and writes it with everything beside it in one statement, which does
 * nothing if the form changed meanwhile. Undefined where that cannot be: nothing was done then.
 */
async function createInOneStatement(
  ctx: OwnTransactionContext,
  modelId: string,
  data: string,
): Promise<{ id: string } | undefined> {
  try {
    return await ctx.read(async (db) => {
      const reading = { ...ctx, db };
      const model = await usableModel(reading, modelId, 'add');
      if (needsLocks(model.form)) return undefined;
      const stamp = ctx.session.organisationStamp;
      const settled = await settleNew(reading, model, data, stamp);
      const values = await storable(model.form, settled.values);
      if (formFilesOf(model.form, values).length > 0) return undefined;
      const { labels } = settled;
      const record = newRecord(ctx, model, { values, labels });
      const index = await indexOf(db, model, { values, labels }, stamp);
      ctx.auditTarget(targetOf(model, record.id));
      const answer = { id: record.id };
      const { indexEdition } = model;
      const isWritten = await ctx.inOneStatement(answer, (pool, parts) =>
        insertSoon(pool, { record: { ...record, index }, indexEdition, parts }),
      );
      return isWritten ? answer : undefined;
    });
  } catch (error) {
    // A command that was sent twice gets the reply it was given first: the transaction finds it, or refuses again.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

type Together = Parameters<typeof insertTogether>[1][number];

/** Records of the same moment go in one statement: to open every table and to wait for the disk costs as much for one of them as for all. */
const insertSoon = batchPerDatabase(1, async (db, records: Together[]) => {
  const written = await insertTogether(db, records);
  return records.map(({ record }) => written.has(record.id));
});

/** Unique values are looked up under a lock, and numbers are taken under one. */
const needsLocks = (form: CompiledForm): boolean =>
  form.reading.some(
    ({ field, rules }) => field.kind === 'billNumber' || rules.some(({ rule }) => rule.check === 'unique'),
  );

async function createInTransaction(ctx: Context, modelId: string, data: string): Promise<{ id: string }> {
  const { db } = ctx;
  const model = await usableModel(ctx, modelId, 'add');
  const settled = await settleNew(ctx, model, data);
  const { labels } = settled;
  const record = newRecord(ctx, model, settled);
  const { id } = record;
  const values = await finishValues(await saverOf(ctx), model, id, settled.values, undefined);
  const index = await indexHeld(db, modelId, { values, labels });
  await insertRecord(db, { ...record, data: values, index });
  const files = formFilesOf(model.form, values);
  if (files.length > 0) await showFilesAt(db, { kind: 'record', placeId: id }, files);
  ctx.auditTarget(targetOf(model, id));
  return { id };
}

const targetOf = ({ fullName }: UsableModel, id: string): string => `${fullName}/${id}`;

async function settleNew(ctx: Context, { form }: UsableModel, data: string, stamp?: Stamp): Promise<Settled> {
  const sent = await readSent(form, data, ctx.language);
  return settleValues(await saverOf(ctx, stamp), form, { sent: sent.values, stored: undefined });
}

const newRecord = (
  { session, now }: Pick<Context, 'session' | 'now'>,
  { id: modelId, formVersion }: UsableModel,
  { values, labels }: Settled,
): Omit<NewRecord, 'index'> => ({
  ...{ id: newId(now.getTime()), modelId, formVersion, data: values, labels },
  ...{ creatorUserId: session.userId, creatorTime: now },
});
