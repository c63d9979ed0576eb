import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { preferencesOf } from '../account/preferences.ts';
import type { Context } from '../http/context.ts';
import { maySeeColleagues } from '../organisation/access.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { type UsableModel, usableModel } from './access.ts';
import { cleanRichText } from './clean-rich-text.ts';
import type { Reader } from './names/reader.ts';
import { shownValues } from './names/shown-values.ts';
import { holdsValue } from './save/cells.ts';
import { findRecord } from './store.ts';

interface Wanted {
  modelId: string;
  id: string;
}

export async function readerOf({ db, session, language }: Context): Promise<Reader> {
  const { quietHours } = await preferencesOf(db, session.userId);
  return { db, session, language, zone: quietHours.zone };
}

/** A record somebody may look at. */
export async function visibleRecord(ctx: Context, wanted: Wanted) {
  const model = await usableModel(ctx, wanted.modelId, 'detail');
  const record = await findRecord(ctx.db, wanted.modelId, wanted.id, model.onlyOf);
  if (!record) throw new AppError('NOT_FOUND');
  return { model, record: { ...record, data: await cleanRichText(model.form, record.data) } };
}

/** A record with its raw values, to change it; who may only read it does not get what is covered. */
export async function getRecord(ctx: Context, wanted: Wanted) {
  const { model, record } = await visibleRecord(ctx, wanted);
  const data = fieldsIn(model, model.acts.includes('edit') ? record.data : await covered(ctx, model, record));
  // The family's clients send the version back inside the values.
  const version = model.form.byPath.has('version') ? {} : { version: record.version };
  return { ...(await headOf(ctx, record)), data: JSON.stringify({ ...data, ...version }) };
}

/** A record with names in place of ids. */
export async function showRecord(ctx: Context, wanted: Wanted) {
  const { model, record } = await visibleRecord(ctx, wanted);
  const fields = model.form.reading.filter(({ field, table }) => table === undefined && holdsValue(field));
  const [shown] = await shownValues(await readerOf(ctx), model.form, fields, [record]);
  return { ...(await headOf(ctx, record)), data: JSON.stringify(shown) };
}

type Found = Awaited<ReturnType<typeof visibleRecord>>['record'];

async function headOf({ db, session }: Context, record: Found) {
  const { id, version, creatorUserId, creatorTime, lastModifyUserId, lastModifyTime } = record;
  const ids = [creatorUserId, ...(lastModifyUserId ? [lastModifyUserId] : [])];
  const faceOf = await peopleFaces(db, ids, { withAccounts: maySeeColleagues(session) });
  return {
    id,
    version,
    creatorUserName: faceOf(creatorUserId).userName,
    isExternal: faceOf(creatorUserId).isExternal,
    creatorTime: creatorTime.getTime(),
    lastModifyUserName: faceOf(lastModifyUserId).userName,
    lastModifyIsExternal: faceOf(lastModifyUserId).isExternal,
    lastModifyTime: lastModifyTime?.getTime() ?? null,
  };
}

/** What the form has fields for; a record may keep more from earlier days. */
function fieldsIn({ form }: UsableModel, data: FormValues): FormValues {
  const values: FormValues = {};
  for (const [model, value] of Object.entries(data)) {
    if (!form.byPath.has(model)) continue;
    const columns = form.columns.get(model);
    values[model] = columns ? rowsOf(data, model).map((row) => cellsIn(columns, row)) : value;
  }
  return values;
}

const cellsIn = (columns: readonly CompiledField[], row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([model]) => model === 'id' || columns.some(({ field }) => field.model === model),
    ),
  );

/** Values whose middle is nobody's business, as people read them. */
async function covered(ctx: Context, { form }: UsableModel, record: Found): Promise<FormValues> {
  const covering = form.reading.filter(({ field }) => field.mask);
  if (covering.length === 0) return record.data;
  const tables = new Set(covering.map(({ table }) => table));
  const fields = form.reading.filter(
    ({ field, path, table }) => table === undefined && (field.mask || tables.has(path)),
  );
  const [shown = {}] = await shownValues(await readerOf(ctx), form, fields, [record]);
  const data: FormValues = { ...record.data };
  for (const { field, path, table } of covering) {
    if (table === undefined) data[path] = shown[path];
    else
      data[table] = (Array.isArray(data[table]) ? data[table] : []).map((row, index) => ({
        ...row,
        [field.model ?? '']: (shown[table] as FormValues[] | undefined)?.[index]?.[field.model ?? ''],
      }));
  }
  return data;
}
