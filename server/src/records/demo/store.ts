import type { Translations } from '@fairway/contract/translations.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** Those of these forms that nobody translated. */
export async function untranslatedModels(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('form_model')
    .select(['id', 'fullName', 'definition'])
    .where('id', 'in', ids)
    .where(sql<boolean>`not definition ? 'translations'`)
    .execute();
}

/** The form and its entry of the menu. */
export async function translateModel(
  db: Db,
  id: string,
  translations: Translations,
  enName: string,
): Promise<void> {
  const added = JSON.stringify({ translations });
  await sql`update form_model set definition = definition || ${added}::jsonb where id = ${id}`.execute(db);
  if (enName !== '')
    await sql`update menu set "propertyJson" = "propertyJson" || ${JSON.stringify({ enName })}::jsonb
      where id = ${id}`.execute(db);
}
