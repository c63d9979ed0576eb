import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { maskedFields, revealedFields } from '@fairway/domain/forms/reveal.ts';
import { keptValues, maskedValues, type ShownAt } from '@fairway/domain/forms/visible-values.ts';
import { preferencesOf } from '../account/preferences.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import type { Context } from '../http/context.ts';
import { describePerson } from '../organisation/describe-person.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { type UsableModel, usableModel } from './access.ts';
import { cleanRichText } from './clean-rich-text.ts';
import { formContextFrom } from './form-context.ts';
import type { Reader } from './names/reader.ts';
import { shownFor } from './names/shown-for.ts';
import { shownHeadings } from './names/shown-headings.ts';
import { shownValues } from './names/shown-values.ts';
import { holdsValue } from './save/cells.ts';
import { findRecord } from './store.ts';

interface Wanted {
  modelId: string;
  id: string;
}

export async function readerOf({ db, session, language, now }: Context): Promise<Reader> {
  const { quietHours } = await preferencesOf(db, session.userId);
  const { zone } = quietHours;
  const context = async () =>
    formContextFrom(await describePerson(db, session.userId), zone, now, await workCalendar(db));
  return { db, session, language, zone, context };
}

/** A record somebody may look at. */
export async function visibleRecord(ctx: Context, wanted: Wanted) {
  const model = await usableModel(ctx, wanted.modelId, 'detail');
  const record = await findRecord(ctx.db, wanted.modelId, wanted.id, model.onlyOf);
  if (!record) throw new AppError('NOT_FOUND');
  return { model, record: { ...record, data: await cleanRichText(model.form, record.data) } };
}

/**
 * A record with its raw values, to change it; who may only read it does not get what is hidden. What is masked is masked
 * for everybody: who may look at it asks for it.
 */
export async function getRecord(ctx: Context, wanted: Wanted) {
  const { model, record } = await visibleRecord(ctx, wanted);
  const data = model.acts.includes('edit')
    ? maskedValues(
        model.form,
        keptValues(model.form, record.data, () => true),
      )
    : await readableValues(ctx, model, record.data);
  // The family's clients send the version back inside the values.
  const version = model.form.byPath.has('version') ? {} : { version: record.version };
  const reveals = await revealedPaths(ctx, model, record);
  return { ...(await headOf(ctx, record)), reveals, data: JSON.stringify({ ...data, ...version }) };
}

/** A record with names in place of ids. */
export async function showRecord(ctx: Context, wanted: Wanted) {
  const { model, record } = await visibleRecord(ctx, wanted);
  const fields = model.form.reading.filter(({ field, table }) => table === undefined && holdsValue(field));
  const reader = await readerOf(ctx);
  const [shown = {}] = await shownValues(reader, model.form, fields, [record]);
  const [heading] = await shownHeadings(reader, model.form, [record], [shown]);
  const reveals = await revealedPaths(ctx, model, record);
  return { ...(await headOf(ctx, record)), reveals, data: JSON.stringify(shown), heading };
}

type Found = Awaited<ReturnType<typeof visibleRecord>>['record'];

async function headOf({ db }: Context, record: Found) {
  const { id, version, creatorUserId, creatorTime, lastModifyUserId, lastModifyTime } = record;
  const ids = [creatorUserId, ...(lastModifyUserId ? [lastModifyUserId] : [])];
  const faceOf = await peopleFaces(db, ids);
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

async function readableValues(ctx: Context, { form }: UsableModel, data: FormValues): Promise<FormValues> {
  const isShownIn = await shownFor(await readerOf(ctx), form, form.reading);
  return maskedValues(form, keptValues(form, data, isShownIn(data)));
}

async function revealedPaths(ctx: Context, model: UsableModel, record: Found): Promise<string[]> {
  const { fields } = await revealsOf(ctx, model, record);
  return fields.map(({ path }) => path);
}

const nothing = { fields: [], isShown: () => false };

/** The masked fields of a record that the caller may look at, and where they are shown. */
export async function revealsOf(
  ctx: Context,
  { form }: UsableModel,
  { data, creatorUserId }: Pick<Found, 'data' | 'creatorUserId'>,
): Promise<{ fields: CompiledField[]; isShown: ShownAt }> {
  const masked = maskedFields(form);
  if (masked.length === 0) return nothing;
  const { userId } = ctx.session;
  const isShown = (await shownFor(await readerOf(ctx), form, masked))(data);
  const { roleIds, positionIds } = await describePerson(ctx.db, userId);
  const who = {
    ...{ userId, roleIds, positionIds: positionIds.map(({ id }) => id) },
    isFiller: creatorUserId === userId,
  };
  return { fields: revealedFields(form, data, { who, isShown }), isShown };
}
