import { filledWords } from '@fairway/contract/filled-words.ts';
import { flowAdmin } from '@fairway/domain/workflow/engine/state.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import type { EndedTask } from '@fairway/domain/workflow/views/ended-tasks.ts';
import { flowAdminName, movedAwayWords, movedFromWords } from '../language/words.ts';

/** Whose task it was, for who has it now; nothing where it did not come from anybody. */
export const originWords = (ended: EndedTask, directory: Directory): string =>
  isIn(movedFromWords, ended.as) ? filledWords(movedFromWords[ended.as], namesIn(ended, directory)) : '';

/** What somebody is told whose task was given to another by others; undefined for everybody else. */
export function lossWords(ended: EndedTask, flow: string, directory: Directory): string | undefined {
  if (!isIn(movedAwayWords, ended.as) || ended.by === ended.user || ended.user === flowAdmin)
    return undefined;
  return filledWords(movedAwayWords[ended.as], { flow, ...namesIn(ended, directory) });
}

const isIn = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

function namesIn({ user, by, to }: EndedTask, { users }: Directory) {
  const nameOf = (id: string | null) =>
    (id === flowAdmin ? flowAdminName.zh : users.get(id ?? '')?.name) ?? '';
  return { from: nameOf(user), by: nameOf(by), to: nameOf(to) };
}
