import { useWords } from '../../language/words.ts';
import { useMyId } from '../../wire/session-store.ts';
import { everybody } from '../composer/mention.ts';
import { useConversationScope } from '../conversation-scope.ts';

/** What those are called whom a message names; `myName` when oneself is among them. */
export function useMentionedNames(mentionIds: readonly string[]) {
  const words = useWords();
  const { detail } = useConversationScope();
  const me = useMyId();
  const named = new Set(mentionIds);
  const people = detail.members.filter(({ id }) => named.has(id));
  // Whoever wrote it may speak the other language.
  const all = named.has(everybody) ? [words('chatMentionAll'), words('chatMentionAllElsewhere')] : [];
  return {
    names: [...people.map(({ realName }) => realName), ...all],
    myName: people.find(({ id }) => id === me)?.realName,
  };
}
