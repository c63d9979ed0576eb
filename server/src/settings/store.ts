import type { Db } from '../database/open.ts';
import type { SettingTables } from './tables.ts';

/** The version of a section; until the end of the transaction nobody else changes it. */
export async function lockSection(db: Db, section: string): Promise<number> {
  const { version } = await db
    .insertInto('setting_section')
    .values({ section, version: 0 })
    .onConflict((conflict) =>
      conflict.column('section').doUpdateSet((e) => ({ version: e.ref('setting_section.version') })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function saveVersion(db: Db, section: string, version: number): Promise<void> {
  await db.updateTable('setting_section').set({ version }).where('section', '=', section).execute();
}

export async function loadVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('setting_section').selectAll().execute();
  return new Map(rows.map(({ section, version }) => [section, version]));
}

export async function insertPicture(db: Db, picture: SettingTables['setting_picture']): Promise<void> {
  await db.insertInto('setting_picture').values(picture).execute();
}

export async function findPicture(db: Db, id: string) {
  return db.selectFrom('setting_picture').selectAll().where('id', '=', id).executeTakeFirst();
}
