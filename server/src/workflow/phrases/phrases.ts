import { AppError } from '@fairway/contract/app-error.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { pageOf } from '../../http/page.ts';
import { tooManyPhrases } from '../../language/words.ts';
import { lockPeople } from '../delegations/store.ts';
import {
  countPhrasesOf,
  deletePhrase,
  findPhrase,
  insertPhrase,
  listPhrasesFor,
  offeredPhrases,
  type PhraseRow,
  updatePhrase,
} from './store.ts';

interface Wanted {
  commonWordsText: string;
  /** 0 for everybody, 1 the caller's own. */
  commonWordsType: 0 | 1;
  sortCode: number;
  enabledMark: 0 | 1;
}

/** Of one's own. */
const mostPhrases = 100;

export async function listCommonWords(
  { db, session }: Context,
  wanted: { currentPage: number; pageSize: number; keyword?: string | undefined },
) {
  const { rows, total } = await listPhrasesFor(db, session.userId, wanted);
  return pageOf(rows.map(phraseOf), wanted, total);
}

export async function selectCommonWords({ db, session }: Context) {
  return { list: (await offeredPhrases(db, session.userId)).map(phraseOf) };
}

const phraseOf = ({ id, commonWordsText, ownerId, sortCode, enabledMark }: PhraseRow) => ({
  ...{ id, commonWordsText, sortCode, enabledMark },
  commonWordsType: ownerId === null ? 0 : 1,
  systemIds: [],
});

export async function addCommonWords(ctx: Context, wanted: Wanted): Promise<{ id: string }> {
  const { db, session, now, language } = ctx;
  const { commonWordsText, sortCode, enabledMark } = wanted;
  const isForAll = wanted.commonWordsType === 0;
  if (isForAll && !session.isAdministrator) throw new AppError('FORBIDDEN');
  await lockPeople(db, [session.userId]);
  if (!isForAll && (await countPhrasesOf(db, session.userId)) >= mostPhrases)
    throw fieldsInvalid({ commonWordsText: tooManyPhrases[language].replace('{n}', String(mostPhrases)) });
  const id = newId(now.getTime());
  const ownerId = isForAll ? null : session.userId;
  await insertPhrase(db, { id, commonWordsText, sortCode, enabledMark, ownerId, creatorTime: now });
  return { id };
}

/** Whose it is stays as it is: one's own does not become everybody's. */
export async function changeCommonWords(ctx: Context, phraseId: string, wanted: Wanted): Promise<null> {
  await refuseOthers(ctx, phraseId);
  const { commonWordsText, sortCode, enabledMark } = wanted;
  await updatePhrase(ctx.db, phraseId, { commonWordsText, sortCode, enabledMark });
  return null;
}

export async function deleteCommonWords(ctx: Context, phraseId: string): Promise<null> {
  await refuseOthers(ctx, phraseId);
  await deletePhrase(ctx.db, phraseId);
  return null;
}

async function refuseOthers({ db, session }: Context, phraseId: string): Promise<void> {
  const phrase = await findPhrase(db, phraseId);
  const isTheirs = phrase?.ownerId === null ? session.isAdministrator : phrase?.ownerId === session.userId;
  if (!isTheirs) throw new AppError('NOT_FOUND');
}
