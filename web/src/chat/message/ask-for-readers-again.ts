import { listChatReaders } from '@fairway/contract/chat.ts';
import type { Input, Reply } from '@fairway/contract/endpoint.ts';
import { queryClient } from '../../wire/query-client.ts';

type Readers = Reply<typeof listChatReaders>;

/** Several reasons within this time are one question. */
const patience = 3_000;
const asking = new Set<string>();

/** Somebody read on in a conversation: of its messages those that not everybody had read are asked about anew. */
export function askForReadersAgain(conversationId: string): void {
  if (asking.has(conversationId)) return;
  asking.add(conversationId);
  setTimeout(() => {
    asking.delete(conversationId);
    void queryClient.invalidateQueries({
      queryKey: [listChatReaders.name],
      predicate: ({ queryKey: [, input], state }) =>
        (input as Input<typeof listChatReaders>).params.id === conversationId &&
        (state.data as Readers | undefined)?.unread.length !== 0,
    });
  }, patience);
}
