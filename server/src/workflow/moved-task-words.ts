import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { flowAdmin } from '@fairway/domain/workflow/engine/state.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import type { EndedTask } from '@fairway/domain/workflow/views/ended-tasks.ts';
import { flowAdminName, inBoth, movedAwayWords, movedFromWords } from '../language/words.ts';

type Words = Record<Language, string>;

/** Whose task it was, for who has it now; undefined where it did not come from anybody. */
export function originWords(ended: EndedTask, directory: Directory): Words | undefined {
  if (!isIn(movedFromWords, ended.as)) return undefined;
  const words = movedFromWords[ended.as];
  return inBoth((language) => filledWords(words[language], namesIn(ended, directory, language)));
}

/** What somebody is told whose task was given to another by others; undefined for everybody else. */
export function lossWords(ended: EndedTask, flow: Words, directory: Directory): Words | undefined {
  if (!isIn(movedAwayWords, ended.as) || ended.by === ended.user || ended.user === flowAdmin)
    return undefined;
  const words = movedAwayWords[ended.as];
  return inBoth((language) =>
    filledWords(words[language], { flow: flow[language], ...namesIn(ended, directory, language) }),
  );
}

const isIn = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

function namesIn({ user, by, to }: EndedTask, { users }: Directory, language: Language) {
  const nameOf = (id: string | null) =>
    (id === flowAdmin ? flowAdminName[language] : users.get(id ?? '')?.name) ?? '';
  return { from: nameOf(user), by: nameOf(by), to: nameOf(to) };
}
