import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { recordDifferences } from '@fairway/domain/forms/record-differences.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { newId } from '../../database/new-id.ts';
import { filesShownAt, showFilesAt } from '../../files/show-files-at.ts';
import type { Context } from '../../http/context.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { type UsableModel, usableModel } from '../access.ts';
import { cleanRichText } from '../clean-rich-text.ts';
import { formContextOf } from '../form-context.ts';
import { indexesOf } from '../list/index-record.ts';
import { holdModel } from '../models/store.ts';
import { shortenDifferences } from '../shorten-differences.ts';
import {
  findRecord,
  insertHistory,
  insertRecord,
  lockRecord,
  replaceValues,
  updateStoredRecord,
} from '../store.ts';
import { takeBillNumbers } from './bill-numbers.ts';
import { valuesWrong } from './field-sentence.ts';
import { formFilesOf } from './form-files.ts';
import { readSent } from './read-sent.ts';
import type { Saver } from './saver.ts';
import { type Settled, settleValues } from './settle-values.ts';
import { refuseTwice } from './unique-values.ts';

/** Keeps what somebody filled in. */
export async function createRecord(ctx: Context, modelId: string, data: string): Promise<{ id: string }> {
  const { db, session, now, auditTarget } = ctx;
  const model = await usableModel(ctx, modelId, 'add');
  const saver = await saverOf(ctx);
  const sent = await readSent(model.form, data, ctx.language);
  const settled = await settleValues(saver, model.form, { sent: sent.values, stored: undefined });

  if (!(await holdModel(db, modelId))) throw new AppError('NOT_FOUND');
  const id = newId(now.getTime());
  const values = await finish(saver, model, id, settled.values, undefined);
  const { search, grams, values: indexed } = await indexOf(ctx, model, { ...settled, values });
  await insertRecord(db, {
    ...{ id, modelId, formVersion: model.formVersion, search, grams },
    data: JSON.stringify(values),
    labels: JSON.stringify(settled.labels),
    ...{ creatorUserId: session.userId, creatorTime: now, lastModifyUserId: null, lastModifyTime: null },
  });
  await replaceValues(db, modelId, id, indexed);
  await showFilesAt(db, { kind: 'record', placeId: id }, formFilesOf(model.form, values));
  await insertHistory(db, historyOf(ctx, model, id, 'create', 1, []));
  auditTarget(`${model.fullName}/${id}`);
  return { id };
}

/** Changes a record that nobody changed meanwhile. */
export async function updateRecord(
  ctx: Context,
  { modelId, id }: { modelId: string; id: string },
  body: { data: string; version?: number | undefined },
): Promise<null> {
  const { db, session, now, language, auditTarget } = ctx;
  const model = await usableModel(ctx, modelId, 'edit');
  const found = await findRecord(db, modelId, id, model.onlyOf);
  if (!found) throw new AppError('NOT_FOUND');
  // As it was served: who sends that back has changed nothing.
  const before = { ...found, data: await cleanRichText(model.form, found.data) };
  const sent = await readSent(model.form, body.data, language);
  const version = body.version ?? sent.version;
  if (version === undefined) throw fieldsInvalid({ version: fieldWords.missing[language] });
  if (version !== before.version) throw new AppError('RECORD_CHANGED');

  const saver = await saverOf(ctx);
  const stored = { values: before.data, labels: before.labels };
  const settled = await settleValues(saver, model.form, { sent: sent.values, stored });

  // Locked late: an interface may have been asked above, and others need not wait for it.
  const locked = await lockRecord(db, modelId, id, model.onlyOf);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.version !== version) throw new AppError('RECORD_CHANGED');
  const values = {
    ...withoutField(model, before.data),
    ...(await finish(saver, model, id, settled.values, before.data)),
  };
  const { search, grams, values: indexed } = await indexOf(ctx, model, { ...settled, values });
  await updateStoredRecord(db, id, {
    ...{ data: values, labels: settled.labels, version: version + 1, formVersion: model.formVersion },
    ...{ search, grams, lastModifyUserId: session.userId, lastModifyTime: now },
  });
  await replaceValues(db, modelId, id, indexed);
  const place = { kind: 'record', placeId: id };
  const shown = await filesShownAt(db, place);
  await showFilesAt(db, place, [
    ...formFilesOf(model.form, values),
    ...filesWithoutField(model, values, shown),
  ]);
  const differences = recordDifferences(model.form, before.data, values);
  await insertHistory(db, historyOf(ctx, model, id, 'update', version + 1, shortenDifferences(differences)));
  auditTarget(`${model.fullName}/${id}`);
  return null;
}

async function saverOf(ctx: Context): Promise<Saver> {
  const formContext = await formContextOf(ctx.db, ctx.session.userId, ctx.now);
  return { ...ctx, formContext };
}

/** What needs a lock comes last, so that others wait the shortest time: unique values, then numbers. */
async function finish(
  saver: Saver,
  model: UsableModel,
  recordId: string,
  settled: FormValues,
  before: FormValues | undefined,
): Promise<FormValues> {
  const { form } = model;
  await refuseTwice(saver, model, recordId, settled);
  const numbered = await takeBillNumbers(saver, form, settled, before);
  const { formContext: context } = saver;
  const standing = before ?? newValues(form, context);
  const derived = deriveFields(form, numbered, { context, standing });
  const errors = errorsOf(form, derived);
  if (errors.length > 0) throw valuesWrong(form, errors, saver.language);
  // Only what JSON can hold: a field that has nothing is not kept at all.
  const values = JSON.parse(JSON.stringify(derived.values)) as FormValues;
  // What was sent is clean already; defaults, calculations and choices are not.
  return cleanRichText(form, values);
}

async function indexOf({ db }: Context, model: UsableModel, { values, labels }: Settled) {
  const [index] = await indexesOf(db, model, [{ data: values, labels }]);
  if (!index) throw new Error('a record without an index');
  return index;
}

/** What stands in a record since its form had other fields: nobody sees it, and it is there when a field comes back. */
const withoutField = ({ form }: UsableModel, stored: FormValues): FormValues =>
  Object.fromEntries(Object.entries(stored).filter(([model]) => !form.byPath.has(model)));

/** Files stay with what the form has no field for; a file that did not stand there cannot come in this way. */
function filesWithoutField(model: UsableModel, values: FormValues, shown: readonly string[]): string[] {
  const cells = [...model.form.columns].flatMap(([table, columns]) =>
    rowsOf(values, table).flatMap((row) =>
      Object.entries(row).filter(([name]) => columns.every(({ field }) => field.model !== name)),
    ),
  );
  const kept = JSON.stringify([withoutField(model, values), cells]);
  return shown.filter((fileId) => kept.includes(JSON.stringify(fileId)));
}

function historyOf(
  { session, now }: Context,
  { id: modelId }: UsableModel,
  recordId: string,
  act: 'create' | 'update',
  version: number,
  differences: unknown[],
) {
  const id = newId(now.getTime());
  const told = JSON.stringify(differences);
  return { id, modelId, recordId, act, version, at: now, userId: session.userId, differences: told };
}
