import { type ConversationDetail, getConversation } from '@fairway/contract/chat.ts';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { cachedConversations } from './list/cached-list.ts';

/** A conversation with its members, by its id or by the person it is with. */
export const detailQuery = (address: string) => ({
  ...load(getConversation, { params: { id: address } }),
  // The screen says itself what is missing.
  meta: { quiet: true },
});

/** What the list knows of it: enough to show and to write while its members are on their way, or do not come. */
export function detailFromList(address: string): ConversationDetail | undefined {
  const row = cachedConversations()?.find((one) => one.id === address || one.peerId === address);
  return row && { ...row, members: [], mayWrite: row.isMember, mayManage: false };
}

/** Changes what is known of a conversation wherever it is shown, under whichever address. */
export function changeDetails(change: (detail: ConversationDetail) => ConversationDetail): void {
  queryClient.setQueriesData<ConversationDetail>(
    { queryKey: [getConversation.name] },
    (detail) => detail && change(detail),
  );
}

/** The first message made a conversation out of an address. */
export function noteConversation(address: string, conversationId: string): void {
  let isNew = false;
  changeDetails((detail) => {
    if (detail.id !== '' || detail.peerId !== address) return detail;
    isNew = true;
    return { ...detail, id: conversationId };
  });
  if (isNew) void queryClient.invalidateQueries({ queryKey: [getConversation.name] });
}
