import { type Say, t, useWords } from '../language/words.ts';
import { type Session, useSession } from '../wire/session-store.ts';

/** Customers know that they are customers: the mark is for the people of the company. */
export const seesExternals = ({ userInfo }: Pick<Session, 'userInfo'>): boolean =>
  userInfo?.userKind === 'member';

const marked = (words: Say, name: string, isExternal: boolean): string =>
  isExternal ? words('personExternalName', { name }) : name;

/** A name inside a sentence, with a word behind it where it is a customer's. */
export function useMarkedName(): (name: string, isExternal: boolean) => string {
  const words = useWords();
  const isSeen = useSession(seesExternals);
  return (name, isExternal) => marked(words, name, isExternal && isSeen);
}

/** The same outside of a screen. */
export const markedName = (name: string, isExternal: boolean): string =>
  marked(t, name, isExternal && seesExternals(useSession.getState()));
