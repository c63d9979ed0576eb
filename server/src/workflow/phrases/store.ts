import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, readPage } from '../../database/page.ts';
import type { WorkflowTables } from '../tables.ts';

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export type PhraseRow = Selectable<WorkflowTables['common_words']>;

/** One's own before everybody's. */
const phrasesFor = (db: Db, userId: string) =>
  db
    .selectFrom('common_words')
    .selectAll()
    .where((e) => e.or([e('ownerId', '=', userId), e('ownerId', 'is', null)]))
    .orderBy((e) => e('ownerId', 'is', null))
    .orderBy('sortCode')
    .orderBy('id');

export async function listPhrasesFor(db: Db, userId: string, { keyword, ...page }: Wanted) {
  const phrases = phrasesFor(db, userId);
  return readPage(
    db,
    keyword ? phrases.where('commonWordsText', 'ilike', containing(keyword)) : phrases,
    page,
  );
}

/** So many of everybody's are offered at once, beside one's own. */
const mostOffered = 500;

export async function offeredPhrases(db: Db, userId: string): Promise<PhraseRow[]> {
  return phrasesFor(db, userId).where('enabledMark', '=', 1).limit(mostOffered).execute();
}

export async function countPhrasesOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('common_words')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPhrase(db: Db, phraseId: string): Promise<PhraseRow | undefined> {
  return db.selectFrom('common_words').selectAll().where('id', '=', phraseId).executeTakeFirst();
}

export async function insertPhrase(
  db: Db,
  phrase: Insertable<WorkflowTables['common_words']>,
): Promise<void> {
  await db.insertInto('common_words').values(phrase).execute();
}

export async function updatePhrase(
  db: Db,
  phraseId: string,
  changes: Updateable<WorkflowTables['common_words']>,
): Promise<void> {
  await db.updateTable('common_words').set(changes).where('id', '=', phraseId).execute();
}

export async function deletePhrase(db: Db, phraseId: string): Promise<void> {
  await db.deleteFrom('common_words').where('id', '=', phraseId).execute();
}

export async function deletePhrasesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('common_words').where('ownerId', '=', userId).execute();
}
