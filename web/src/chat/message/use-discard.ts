import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { removeOutgoing } from '../outbox/outbox-store.ts';
import type { Outgoing } from '../outbox/outgoing.ts';

/** Takes back what was not sent, after a question: it is nowhere else. */
export function useDiscard() {
  const words = useWords();
  return async (unsent: readonly Outgoing[]) => {
    const question = { title: words('chatDeleteConfirm'), body: words('chatDeleteUnsent') };
    if (await confirm({ ...question, agree: words('chatDelete'), danger: true }))
      for (const { clientId } of unsent) await removeOutgoing(clientId);
  };
}
