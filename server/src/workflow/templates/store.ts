import type { Language } from '@fairway/contract/errors.ts';
import type { FlowTemplate, Members } from '@fairway/contract/flow-template.ts';
import type { Translations } from '@fairway/contract/translations.ts';
import type { templateColumns } from '@fairway/contract/workflow-templates.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../../database/page.ts';
import type { WorkflowTables } from '../tables.ts';

const versionHead = [
  ...([
    'flow_template.enCode',
    'flow_template.fullName',
    'flow_template.category',
    'flow_template.icon',
  ] as const),
  ...(['flow_template.iconBackground', 'flow_template.enabledMark', 'flow_template.formId'] as const),
  ...([
    'flow_version.id',
    'flow_version.templateId',
    'flow_version.version',
    'flow_version.formVersion',
  ] as const),
];

/** A version with what its template is called now, without the flow and the form, which are long and never new. */
export async function findVersion(db: Db, versionId: string) {
  return db
    .selectFrom('flow_version')
    .innerJoin('flow_template', 'flow_template.id', 'flow_version.templateId')
    .select(versionHead)
    .where('flow_version.id', '=', versionId)
    .executeTakeFirst();
}

/** The flow and the form of a version. */
export async function findVersionContent(db: Db, versionId: string) {
  return db
    .selectFrom('flow_version')
    .select(['template', 'form'])
    .where('id', '=', versionId)
    .executeTakeFirst();
}

/** The version in force of a template that is switched on, by its id or, where there is none, by its code. */
export async function findFlowInForce(db: Db, idOrCode: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('flow_template')
    .select(['id', 'versionId'])
    .where((e) => e.or([e('id', '=', idOrCode), e('enCode', '=', idOrCode)]))
    .where('enabledMark', '=', 1)
    .execute();
  return (found.find(({ id }) => id === idOrCode) ?? found[0])?.versionId ?? undefined;
}

/** Every template that can be started by somebody, and whom it names. */
export async function listPublished(db: Db) {
  return db
    .selectFrom('flow_template')
    .innerJoin('flow_version', 'flow_version.id', 'flow_template.versionId')
    .select([
      ...(['flow_template.id', 'flow_template.enCode', 'flow_template.fullName'] as const),
      ...(['flow_template.category', 'flow_template.icon', 'flow_template.iconBackground'] as const),
      ...(['flow_template.description', 'flow_template.versionId', 'flow_template.formId'] as const),
      'flow_version.version',
    ])
    .select(sql<Members | null>`flow_version.template->'settings'->'launchBy'`.as('launchBy'))
    .where('flow_template.enabledMark', '=', 1)
    .orderBy('flow_template.sortCode')
    .orderBy('flow_template.id')
    .execute();
}

export async function findFavourites(db: Db, userId: string): Promise<Set<string>> {
  const found = await db
    .selectFrom('favourite')
    .select('objectId')
    .where('userId', '=', userId)
    .where('objectType', '=', '1')
    .execute();
  return new Set(found.map(({ objectId }) => objectId));
}

/** How many of the latest requests were of each template. Not of all of them: that would grow with the years. */
export async function countLatestStarts(db: Db, latest: number): Promise<Map<string, number>> {
  const counted = await db
    .selectFrom((from) =>
      from
        .selectFrom('flow')
        .select('templateId')
        .orderBy('creatorTime', 'desc')
        .orderBy('id', 'desc')
        .limit(latest)
        .as('started'),
    )
    .select(['templateId', (select) => select.fn.countAll<string>().as('count')])
    .groupBy('templateId')
    .execute();
  return new Map(counted.map(({ templateId, count }) => [templateId, Number(count)]));
}

/** What templates are called, also those that are switched off. */
export async function findNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('flow_template')
    .select(['id', 'fullName', 'enCode', 'category'])
    .where('id', 'in', ids)
    .execute();
}

/** Whether somebody takes or took part in a request of this template or version. */
export async function hasSeen(
  db: Db,
  userId: string,
  by: 'templateId' | 'versionId',
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    select exists (select from flow where ${sql.ref(by)} = ${id} and "creatorUserId" = ${userId})
      or exists (select from flow where ${sql.ref(by)} = ${id} and "delegateUserId" = ${userId})
      or exists (select from flow_task where "handlerId" = ${userId} and ${sql.ref(by)} = ${id})
      or exists (select from flow_record where "handleId" = ${userId} and ${sql.ref(by)} = ${id}
        and "isDone" and not "isUndone")
      or exists (select from flow_copy where "userId" = ${userId} and ${sql.ref(by)} = ${id}) as seen`.execute(
    db,
  );
  return rows[0]?.seen === true;
}

/** The versions in force that have a form. */
export async function findFlowsOfForm(db: Db, formId: string) {
  return db
    .selectFrom('flow_template')
    .select(['id', 'versionId'])
    .where('formId', '=', formId)
    .where('versionId', 'is not', null)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

/** A flow as it runs, or as it was saved where it does not run yet. */
export async function findTemplatesByKeys(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return db
    .selectFrom('flow_template')
    .leftJoin('flow_version', 'flow_version.id', 'flow_template.versionId')
    .select(['flow_template.id', 'flow_template.enCode'])
    .select(sql<FlowTemplate>`coalesce(flow_version.template, flow_template.draft)`.as('template'))
    .where((e) => e.or([e('flow_template.id', 'in', keys), e('flow_template.enCode', 'in', keys)]))
    .execute();
}

/** What the texts of templates are called in other languages, of those that have any. */
export async function findTranslations(db: Db): Promise<{ id: string; translations: Translations }[]> {
  return db
    .selectFrom('flow_template')
    .select('id')
    .select(sql<Translations>`draft->'translations'`.as('translations'))
    .where(sql<boolean>`draft ? 'translations'`)
    .execute();
}

// to manage them

/** There is something new to publish: the flow was changed, or its form was. */
const hasChanges = sql<boolean>`flow_template."hasDraft"
  or flow_version."formVersion" is distinct from form_model."formVersion"`;

interface ManagedWanted extends Order<(typeof templateColumns)[number]> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  category?: string | undefined;
  /** The names they are sorted by are those their reader sees. */
  language: Language;
  /** The categories in their order. */
  categories: readonly string[];
}

const managedColumns = ({ language, categories }: ManagedWanted) => ({
  fullName:
    language === 'en'
      ? sql`lower(coalesce(
          nullif(flow_template.draft->'translations'->'en'->>flow_template."fullName", ''), flow_template."fullName"))`
      : sql`lower(flow_template."fullName")`,
  state: sql`case when flow_template."enabledMark" = 0 then 3 when flow_version.version is null then 2
    when ${hasChanges} then 1 else 0 end`,
  enCode: sql`lower(flow_template."enCode")`,
  category: sql`array_position(${[...categories]}::text[], flow_template.category)`,
  version: sql`coalesce(flow_version.version, 0)`,
  lastModifyTime: sql`flow_template."lastModifyTime"`,
  id: sql`flow_template.id`,
});

/** What was changed last stands first, unless its reader sorts by a column. */
export async function listManaged(db: Db, wanted: ManagedWanted) {
  let templates = db
    .selectFrom('flow_template')
    .innerJoin('form_model', 'form_model.id', 'flow_template.formId')
    .leftJoin('flow_version', 'flow_version.id', 'flow_template.versionId')
    .select([
      ...(['flow_template.id', 'flow_template.enCode', 'flow_template.fullName'] as const),
      ...(['flow_template.category', 'flow_template.icon', 'flow_template.iconBackground'] as const),
      ...(['flow_template.enabledMark', 'flow_template.lastModifyTime', 'flow_version.version'] as const),
    ])
    .select(hasChanges.as('hasDraft'))
    .orderBy('flow_template.lastModifyTime', 'desc')
    .orderBy('flow_template.id');
  if (wanted.category) templates = templates.where('flow_template.category', '=', wanted.category);
  if (wanted.keyword?.trim()) {
    const pattern = containing(wanted.keyword.trim());
    templates = templates.where((e) =>
      e.or([e('flow_template.fullName', 'ilike', pattern), e('flow_template.enCode', 'ilike', pattern)]),
    );
  }
  return readPage(db, inOrder(templates, wanted, managedColumns(wanted)), wanted);
}

export async function findTemplate(db: Db, id: string) {
  return db.selectFrom('flow_template').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Held until the commit: nobody else changes, publishes or deletes it meanwhile. */
export async function lockTemplate(db: Db, id: string) {
  return db.selectFrom('flow_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Two flows saved at the same moment must not become each other's sub-flows. */
export async function lockSubFlows(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('flow_template'))`.execute(db);
}

/** Versions, the newest first, and how many requests still run by each: what migration finds to bring over. */
export async function listVersions(db: Db, templateId: string) {
  return db
    .selectFrom('flow_version')
    .select(['id', 'version', 'publishedTime'])
    .select((e) =>
      e
        .selectFrom('flow')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('flow.versionId', '=', 'flow_version.id')
        .where('flow.status', 'in', [1, 3, 6])
        // What was rejected has the status of what was sent back, and an end.
        .where('flow.endTime', 'is', null)
        .where('flow.revokesId', 'is', null)
        .as('inUse'),
    )
    .where('templateId', '=', templateId)
    .orderBy('version', 'desc')
    .execute();
}

/** False when the code is taken. */
export async function insertTemplate(
  db: Db,
  template: Insertable<WorkflowTables['flow_template']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('flow_template')
    .values(template)
    .onConflict((conflict) => conflict.column('enCode').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isCodeTaken(db: Db, enCode: string, exceptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('flow_template')
    .select('id')
    .where('enCode', '=', enCode)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateStored(
  db: Db,
  id: string,
  values: Updateable<WorkflowTables['flow_template']>,
): Promise<void> {
  await db.updateTable('flow_template').set(values).where('id', '=', id).execute();
}

export async function findNewestVersion(db: Db, templateId: string): Promise<number> {
  const found = await db
    .selectFrom('flow_version')
    .select((e) => e.fn.max('version').as('version'))
    .where('templateId', '=', templateId)
    .executeTakeFirst();
  return found?.version ?? 0;
}

export async function insertVersion(
  db: Db,
  version: Insertable<WorkflowTables['flow_version']>,
): Promise<void> {
  await db.insertInto('flow_version').values(version).execute();
}

export async function deleteStored(db: Db, id: string): Promise<void> {
  await db.deleteFrom('flow_template').where('id', '=', id).execute();
}

/** Requests that run or ran by it, or other flows that start it. */
export async function isUsed(db: Db, { id, enCode }: { id: string; enCode: string }): Promise<boolean> {
  const starts = (template: string) => sql`jsonb_path_exists(${sql.ref(template)},
    '$.** ? (@.kind == "sub" && (@.flow == $id || @.flow == $code))',
    jsonb_build_object('id', ${id}::text, 'code', ${enCode}::text))`;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from flow where "templateId" = ${id})
      or exists (select from flow_template where id <> ${id} and ${starts('draft')})
      or exists (select from flow_version v join flow_template t on t."versionId" = v.id
        where t.id <> ${id} and ${starts('v.template')}) as used`.execute(db);
  return rows[0]?.used === true;
}

export async function findFormByCode(db: Db, enCode: string) {
  return db
    .selectFrom('form_model')
    .select(['id', 'definition'])
    .where('enCode', '=', enCode)
    .executeTakeFirst();
}

/** The code of a category that can be chosen, by its id or its code. */
export async function findCategory(
  db: Db,
  dictionary: string,
  idOrCode: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('dictionary_data as entry')
    .innerJoin('dictionary_type as type', 'type.id', 'entry.typeId')
    .select('entry.enCode')
    .where('type.enCode', '=', dictionary)
    .where('entry.enabledMark', '=', 1)
    .where((e) => e.or([e('entry.enCode', '=', idOrCode), e('entry.id', '=', idOrCode)]))
    .orderBy(sql`entry."enCode" = ${idOrCode}`, 'desc')
    .executeTakeFirst();
  return found?.enCode;
}

/** The templates whose requests are filled in with these forms. */
export const formsOfTemplates = (db: Db, formIds: readonly string[]) =>
  db
    .selectFrom('flow_template')
    .select(['id', 'formId'])
    .where('formId', '=', (e) => e.fn.any(e.val(formIds)))
    .execute();

/** Which of these forms requests can be filled in with now: their flow is published and on. */
export const formsInUse = (db: Db, formIds: readonly string[]) =>
  db
    .selectFrom('flow_template')
    .select('formId')
    .distinct()
    .where('formId', '=', (e) => e.fn.any(e.val(formIds)))
    .where('versionId', 'is not', null)
    .where('enabledMark', '=', 1)
    .execute();

/** Names of templates whose draft, published version or a version that requests still follow has an id in it. */
export async function listFlowsNaming(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ fullName: string }>`
    select t."fullName" from flow_template t
    where (t."enabledMark" = 1 and names_id(t.draft::text, ${id})) or exists (
      select from flow_version v where v."templateId" = t.id and names_id(v.template::text, ${id}) and (
        (v.id = t."versionId" and t."enabledMark" = 1)
        or exists (select from flow f where f."versionId" = v.id and f."startTime" is not null and f."endTime" is null)))
    order by t."sortCode", t.id`.execute(db);
  return rows.map(({ fullName }) => fullName);
}
