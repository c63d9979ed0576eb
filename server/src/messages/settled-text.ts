import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { nobodyWords } from '@fairway/contract/flow-words.ts';
import type { SettledAs } from '@fairway/domain/messages/settled.ts';
import type { Db } from '../database/open.ts';
import { readerWords, settledWords, someoneName } from '../language/words.ts';
import { peopleNames } from '../people/people-by-id.ts';

export interface SettledRow {
  settledAt: Date | null;
  settledAs: SettledAs | null;
  settledBy: string | null;
  settledTo: string | null;
}

interface Reader {
  userId: string;
  language: Language;
}

/** What became of what messages asked for, in words for who reads them; null for what is open or asks for nothing. */
export async function settledTexts(
  db: Db,
  { userId, language }: Reader,
  rows: readonly SettledRow[],
): Promise<(row: SettledRow) => { text: string; at: number } | null> {
  const ids = rows.flatMap(({ settledBy, settledTo }) => [settledBy ?? [], settledTo ?? []].flat());
  const names = await peopleNames(db, [...new Set(ids)], { withAccounts: false });
  const nobody: Record<string, Record<Language, string>> = nobodyWords;
  const nameOf = (id: string) =>
    id === userId
      ? readerWords[language]
      : (nobody[id]?.[language] ?? names.get(id) ?? someoneName[language]);
  return ({ settledAt, settledAs, settledBy, settledTo }) => {
    if (settledAt === null || settledAs === null) return null;
    const words: string = settledWords[settledAs][language];
    const text = settledBy === null ? words.replace(/^\{by\}| by \{by\}$/, '') : words;
    const by = settledBy === null ? '' : nameOf(settledBy);
    const isName = language === 'zh' && settledBy !== userId;
    const to = settledTo === null ? '' : nameOf(settledTo);
    return { text: filledWords(text, { by: isName ? `${by} ` : by, to }), at: settledAt.getTime() };
  };
}
