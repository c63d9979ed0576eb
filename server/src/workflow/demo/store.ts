import type { Translations } from '@fairway/contract/translations.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

/** The sub-flow a request started last. */
export async function newestChildOf(db: Db, parentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('flow')
    .select('id')
    .where('parentId', '=', parentId)
    .orderBy('creatorTime', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

export async function insertDelegations(
  db: Db,
  delegations: Insertable<Tables['flow_delegation']>[],
): Promise<void> {
  await db.insertInto('flow_delegation').values(delegations).execute();
}

export async function insertComment(db: Db, comment: Insertable<Tables['flow_comment']>): Promise<void> {
  await db.insertInto('flow_comment').values(comment).execute();
}

/** People have long seen what came before a day. */
export async function markReadBefore(db: Db, day: Date): Promise<void> {
  await sql`
    with told as (
      update message_receiver set "readAt" = "creatorTime" + interval '2 hours' where "creatorTime" < ${day}
        and exists (select from message m where m.id = "messageId" and m."bodyText" like '%"processId"%')
    ), copied as (
      update flow_copy set "readAt" = "copiedAt" + interval '2 hours' where "copiedAt" < ${day}
    )
    update flow_task set "readAt" = "receivedAt" + interval '2 hours' where "receivedAt" < ${day}`.execute(
    db,
  );
}

/** Those of these flows that nobody translated. */
export async function untranslatedFlows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('flow_template')
    .select(['id', 'fullName', 'description', 'draft'])
    .where('id', 'in', ids)
    .where(sql<boolean>`not draft ? 'translations'`)
    .execute();
}

export async function translateFlow(db: Db, id: string, translations: Translations): Promise<void> {
  const added = JSON.stringify({ translations });
  await sql`update flow_template set draft = draft || ${added}::jsonb where id = ${id}`.execute(db);
}

export async function untranslatedVersions(db: Db, templateIds: readonly string[]) {
  return db
    .selectFrom('flow_version')
    .innerJoin('flow_template', 'flow_template.id', 'flow_version.templateId')
    .innerJoin('form_model', 'form_model.id', 'flow_template.formId')
    .select(['flow_version.id', 'flow_version.template', 'flow_version.form'])
    .select(['flow_template.fullName', 'flow_template.description', 'form_model.fullName as formName'])
    .where('flow_version.templateId', 'in', templateIds)
    .where(sql<boolean>`not flow_version.template ? 'translations'`)
    .execute();
}

/** A version keeps what it decides by; only what people read of it in English is added. */
export async function translateVersion(
  db: Db,
  id: string,
  { template, form }: { template: Translations; form: Translations },
): Promise<void> {
  await sql`update flow_version set template = template || ${JSON.stringify({ translations: template })}::jsonb,
    form = form || ${JSON.stringify({ translations: form })}::jsonb where id = ${id}`.execute(db);
}
