import type { Language } from '@fairway/contract/errors.ts';
import type { modelColumns } from '@fairway/contract/form-models.ts';
import type { FormDefinition } from '@fairway/contract/forms.ts';
import type { FormReference } from '@fairway/domain/forms/form-references.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../../database/page.ts';
import type { RecordTables } from '../tables.ts';

const head = [
  ...(['id', 'enCode', 'fullName', 'icon', 'webType', 'formVersion', 'version'] as const),
  ...([
    'listFields',
    'indexFields',
    'indexes',
    'indexEdition',
    'recordScope',
    'enabledMark',
    'fieldCount',
    'lastModifyTime',
  ] as const),
];

/** A model without its definition, which is long and seldom new. */
export type StoredModel = NonNullable<Awaited<ReturnType<typeof findModel>>>;

export async function findModel(db: Db, modelId: string) {
  return db.selectFrom('form_model').select(head).where('id', '=', modelId).executeTakeFirst();
}

export async function findModels(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('form_model').select(head).where('id', 'in', ids).orderBy('id').execute();
}

/** Held until the commit: nobody else changes or deletes the model meanwhile. */
export async function lockModel(db: Db, modelId: string) {
  return db.selectFrom('form_model').select(head).where('id', '=', modelId).forUpdate().executeTakeFirst();
}

/** Nobody deletes the model before the commit; others may use it at the same time. */
export async function holdModel(db: Db, modelId: string): Promise<boolean> {
  const found = await db
    .selectFrom('form_model')
    .select('id')
    .where('id', '=', modelId)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

export async function findDefinition(db: Db, modelId: string): Promise<FormDefinition | undefined> {
  const found = await db
    .selectFrom('form_model')
    .select('definition')
    .where('id', '=', modelId)
    .executeTakeFirst();
  return found?.definition;
}

/** Those of these models that are there. */
export async function knownModels(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.selectFrom('form_model').select('id').where('id', 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
}

export async function listModelIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('form_model').select('id').orderBy('id').execute()).map(({ id }) => id);
}

const enName = sql<string | null>`definition->'translations'->'en'->>"fullName"`;

/** Forms that are in use, by name. */
export async function listModelsInUse(db: Db) {
  return db
    .selectFrom('form_model')
    .select(['id', 'fullName', 'icon', 'webType', enName.as('enName')])
    .where('enabledMark', '=', 1)
    .orderBy('fullName')
    .orderBy('id')
    .execute();
}

interface ModelsWanted extends Order<(typeof modelColumns)[number]> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  /** The names they are sorted by are those their reader sees. */
  language: Language;
}

const columnsIn = (language: Language) => ({
  fullName:
    language === 'en' ? sql`lower(coalesce(nullif(${enName}, ''), "fullName"))` : sql`lower("fullName")`,
  enCode: sql`lower("enCode")`,
  webType: sql`"webType"`,
  fieldCount: sql`"fieldCount"`,
  formVersion: sql`"formVersion"`,
  lastModifyTime: sql`"lastModifyTime"`,
  id: sql`id`,
});

/** What was changed last stands first, unless its reader sorts by a column. */
export async function listStoredModels(db: Db, wanted: ModelsWanted) {
  let models = db
    .selectFrom('form_model')
    .select(head)
    .select(enName.as('enName'))
    .orderBy('lastModifyTime', 'desc')
    .orderBy('id');
  if (wanted.keyword?.trim()) {
    const pattern = containing(wanted.keyword.trim());
    models = models.where((e) => e.or([e('fullName', 'ilike', pattern), e('enCode', 'ilike', pattern)]));
  }
  return readPage(db, inOrder(models, wanted, columnsIn(wanted.language)), wanted);
}

/** False when the code is taken. */
export async function insertModel(db: Db, model: Insertable<RecordTables['form_model']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('form_model')
    .values(model)
    .onConflict((conflict) => conflict.column('enCode').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isCodeTaken(db: Db, enCode: string, exceptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('form_model')
    .select('id')
    .where('enCode', '=', enCode)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateStoredModel(
  db: Db,
  modelId: string,
  values: Updateable<RecordTables['form_model']>,
): Promise<void> {
  await db.updateTable('form_model').set(values).where('id', '=', modelId).execute();
}

export async function deleteStoredModel(db: Db, modelId: string): Promise<void> {
  await db.deleteFrom('form_model').where('id', '=', modelId).execute();
}

export async function hasRecords(db: Db, modelId: string): Promise<boolean> {
  const found = await db
    .selectFrom('record')
    .select('id')
    .where('modelId', '=', modelId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether it has at least so many. */
export async function hasManyRecords(db: Db, modelId: string, many: number): Promise<boolean> {
  const found = await db
    .selectFrom('record')
    .select('id')
    .where('modelId', '=', modelId)
    .orderBy('id')
    .offset(many - 1)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The models whose fields nobody has given an index yet. */
export async function modelsWithoutIndexes(db: Db): Promise<string[]> {
  const found = await db.selectFrom('form_model').select('id').where('indexEdition', '=', 0).execute();
  return found.map(({ id }) => id);
}

/** Whether a flow is filled in with it. */
export async function hasFlows(db: Db, modelId: string): Promise<boolean> {
  const found = await db
    .selectFrom('flow_template')
    .select('id')
    .where('formId', '=', modelId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function replaceReferences(
  db: Db,
  modelId: string,
  references: readonly FormReference[],
): Promise<void> {
  await db.deleteFrom('form_reference').where('modelId', '=', modelId).execute();
  if (references.length === 0) return;
  await db
    .insertInto('form_reference')
    .values(references.map((reference) => ({ modelId, ...reference })))
    .execute();
}

/** The models that refer to an interface or to another model, and the columns each looks at. */
export async function referencesTo(db: Db, kind: FormReference['kind'], targetId: string) {
  return db
    .selectFrom('form_reference')
    .select(['modelId', 'columns'])
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .execute();
}

/** Names of forms in use whose design has an id in it. */
export async function listFormsNaming(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ fullName: string }>`
    select "fullName" from form_model where "enabledMark" = 1 and names_id(definition::text, ${id})
    order by id`.execute(db);
  return rows.map(({ fullName }) => fullName);
}
