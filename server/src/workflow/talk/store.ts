import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, readPage } from '../../database/page.ts';
import type { WorkflowTables } from '../tables.ts';

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

// comments

export type CommentRow = Selectable<WorkflowTables['flow_comment']>;

export async function insertComment(
  db: Db,
  { image, file, ...comment }: Omit<CommentRow, 'image' | 'file'> & { image: unknown[]; file: unknown[] },
): Promise<void> {
  await db
    .insertInto('flow_comment')
    .values({ ...comment, image: JSON.stringify(image), file: JSON.stringify(file) })
    .execute();
}

/** The newest first, with the portraits of those who are still here. */
export async function listCommentsOf(db: Db, taskId: string, { keyword, ...page }: Wanted) {
  const comments = db
    .selectFrom('flow_comment')
    .leftJoin('user_account', (join) =>
      join
        .onRef('user_account.id', '=', 'flow_comment.creatorUserId')
        .on('user_account.deletedAt', 'is', null),
    )
    .selectAll('flow_comment')
    .select('user_account.headIcon')
    .where('flow_comment.taskId', '=', taskId)
    .orderBy('flow_comment.id', 'desc');
  return readPage(db, keyword ? comments.where('text', 'ilike', containing(keyword)) : comments, page);
}

export async function findTaskOfComment(db: Db, commentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('flow_comment')
    .select('taskId')
    .where('id', '=', commentId)
    .executeTakeFirst();
  return found?.taskId;
}

/** The flow it was about; undefined when this person has no such comment. */
export async function deleteCommentOf(
  db: Db,
  userId: string,
  commentId: string,
): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('flow_comment')
    .where('id', '=', commentId)
    .where('creatorUserId', '=', userId)
    .returning('taskId')
    .executeTakeFirst();
  return gone?.taskId;
}

// delegations

export type DelegationRow = Selectable<WorkflowTables['flow_delegation']>;

/** Their rows are ours until the transaction ends, always in the same order, so that nobody waits in a ring. */
export async function lockPeople(db: Db, userIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', sql<string>`any(${userIds}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function findDelegationsTo(db: Db, toUserId: string, now: Date): Promise<DelegationRow[]> {
  return db
    .selectFrom('flow_delegation')
    .selectAll()
    .where('toUserId', '=', toUserId)
    .where('startTime', '<=', now)
    .where('endTime', '>', now)
    .orderBy('id')
    .execute();
}

/** What the one entrusts to anybody, and the other to the one, at some time between the two moments. */
export async function findDelegationsBeside(
  db: Db,
  { userId, toUserId, startTime, endTime }: Omit<DelegationRow, 'id'>,
): Promise<DelegationRow[]> {
  return db
    .selectFrom('flow_delegation')
    .selectAll()
    .where('startTime', '<', endTime)
    .where('endTime', '>', startTime)
    .where((e) =>
      e.or([e('userId', '=', userId), e.and([e('userId', '=', toUserId), e('toUserId', '=', userId)])]),
    )
    .execute();
}

/** What somebody entrusted, or was entrusted with; the newest first. */
export async function listDelegationsOf(
  db: Db,
  side: 'userId' | 'toUserId',
  userId: string,
  { keyword, ...page }: Wanted,
) {
  const other = side === 'userId' ? 'toUserId' : 'userId';
  let found = db
    .selectFrom('flow_delegation')
    .selectAll('flow_delegation')
    .where(`flow_delegation.${side}`, '=', userId)
    .orderBy('flow_delegation.id', 'desc');
  if (keyword) {
    const pattern = containing(keyword);
    found = found.where((e) =>
      e.or([
        e('flow_delegation.description', 'ilike', pattern),
        e.exists(
          e
            .selectFrom('user_account')
            .select('user_account.id')
            .whereRef('user_account.id', '=', `flow_delegation.${other}`)
            .where('user_account.deletedAt', 'is', null)
            .where((o) => o.or([o('realName', 'ilike', pattern), o('quickQuery', 'ilike', pattern)])),
        ),
        e.exists(
          e
            .selectFrom('flow_template')
            .select('flow_template.id')
            .where('flow_template.id', '=', sql<string>`any(flow_delegation."templateIds")`)
            .where('flow_template.fullName', 'ilike', pattern),
        ),
      ]),
    );
  }
  return readPage(db, found, page);
}

export async function findDelegation(db: Db, delegationId: string): Promise<DelegationRow | undefined> {
  return db.selectFrom('flow_delegation').selectAll().where('id', '=', delegationId).executeTakeFirst();
}

export async function insertDelegation(db: Db, delegation: DelegationRow): Promise<void> {
  await db.insertInto('flow_delegation').values(delegation).execute();
}

export async function updateDelegation(
  db: Db,
  delegationId: string,
  changes: Updateable<WorkflowTables['flow_delegation']>,
): Promise<void> {
  await db.updateTable('flow_delegation').set(changes).where('id', '=', delegationId).execute();
}

export async function deleteDelegation(db: Db, delegationId: string): Promise<void> {
  await db.deleteFrom('flow_delegation').where('id', '=', delegationId).execute();
}

/** From now on nobody acts for them, nor they for anybody. */
export async function endDelegationsOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('flow_delegation')
    .set({ startTime: sql<Date>`least("startTime", ${now})`, endTime: now })
    .where((e) => e.or([e('userId', '=', userId), e('toUserId', '=', userId)]))
    .where('endTime', '>', now)
    .execute();
}

export async function templateNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('flow_template')
    .select(['id', 'fullName'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

// phrases

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

// flows to start

/** The template behind its own id or the id of one of its versions. */
export async function templateIdOf(db: Db, templateOrFlowId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('flow_template')
    .leftJoin('flow_version', 'flow_version.templateId', 'flow_template.id')
    .select('flow_template.id')
    .where((e) =>
      e.or([e('flow_template.id', '=', templateOrFlowId), e('flow_version.id', '=', templateOrFlowId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

export async function findPortraits(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('user_account')
    .select(['id', 'realName', 'account', 'headIcon', 'organisationId'])
    .where('id', '=', sql<string>`any(${userIds}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('realName')
    .orderBy('id')
    .execute();
}

export async function commentIdsOf(db: Db, taskId: string): Promise<string[]> {
  const rows = await db.selectFrom('flow_comment').select('id').where('taskId', '=', taskId).execute();
  return rows.map(({ id }) => id);
}
