import type { ReceiveMessage } from '@fairway/contract/live.ts';
import { namesPerson } from '@fairway/domain/chat/log.ts';
import { t } from '../language/words.ts';
import { tellOutside } from '../messages/notify-outside.ts';
import { useNotifyPermission } from '../messages/notify-permission.ts';
import { markedName } from '../people/marked-name.ts';
import { queryClient } from '../wire/query-client.ts';
import { myId, sessionToken } from '../wire/session-store.ts';
import { detailQuery } from './details.ts';
import { cachedConversations } from './list/cached-list.ts';
import { chatPagePath } from './list/chat-paths.ts';
import { entryPreview } from './list/entry-preview.ts';

/** Tells of a message outside of the page, unless its conversation is muted and nobody named this person. */
export async function announce(received: ReceiveMessage): Promise<void> {
  const { conversationId, formUserId, realName, headIcon, isExternal, message } = received;
  if (useNotifyPermission.getState().permission !== 'granted') return;
  const token = sessionToken();
  if (!namesPerson(message, myId()) && (await isMuted(conversationId))) return;
  // Meanwhile the person may have left.
  if (sessionToken() !== token) return;
  const isDirect = formUserId !== conversationId;
  const said = entryPreview(t, message, myId());
  const partner = { id: conversationId, peerId: isDirect ? formUserId : '', name: realName, headIcon };
  await tellOutside({
    kind: 'chat',
    id: message.id,
    tag: `chat ${conversationId}`,
    title: markedName(realName, isExternal),
    body: isDirect
      ? said
      : t('chatSaid', { name: markedName(message.sendUserName, message.isExternal), said }),
    open: (goTo) => goTo(chatPagePath(partner)),
  });
}

const mutingFreshFor = 5 * 60_000;

/** As the list says, where it is loaded; where nobody can tell, the person is left in peace. */
async function isMuted(conversationId: string): Promise<boolean> {
  const row = cachedConversations()?.find(({ id }) => id === conversationId);
  if (row) return row.isMuted;
  const asked = { ...detailQuery(conversationId), staleTime: mutingFreshFor };
  return queryClient.fetchQuery(asked).then(
    (detail) => detail.isMuted,
    () => true,
  );
}
