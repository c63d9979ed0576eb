import type { ChatMessage, ConversationDetail } from '@fairway/contract/chat.ts';
import { useMemo, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { useSocketState } from '../wire/socket/send-frame.ts';
import { Announcer } from './announcer.tsx';
import { Composer, type ComposerHandle } from './composer/composer.tsx';
import { useDroppedFiles } from './composer/use-dropped-files.ts';
import { contentOf } from './content-of.ts';
import { ConversationLog, type ConversationLogHandle } from './conversation-log.tsx';
import { type ConversationScope, ConversationScopeProvider } from './conversation-scope.ts';
import { addressOf } from './list/conversation-address.ts';
import { PickConversationSheet } from './list/pick-conversation-sheet.tsx';
import { writeMessage } from './outbox/write-message.ts';

interface OpenConversationProps {
  detail: ConversationDetail;
  seq: number | undefined;
}

/** The messages of a conversation, and below them where one writes. */
export function OpenConversation({ detail, seq }: OpenConversationProps) {
  const words = useWords();
  const composer = useRef<ComposerHandle>(null);
  const log = useRef<ConversationLogHandle>(null);
  const [forwarded, setForwarded] = useState<ChatMessage>();
  const scope = useMemo<ConversationScope>(
    () => ({
      detail,
      reply: (message) => composer.current?.reply(message),
      edit: (text) => composer.current?.edit(text),
      goTo: (place) => log.current?.goTo(place),
      forward: setForwarded,
    }),
    [detail],
  );
  const address = addressOf(detail);
  const { isOver, ...dropping } = useDroppedFiles(detail, detail.mayWrite);
  const forwardTo = async (to: string) => {
    const content = forwarded && contentOf(forwarded);
    setForwarded(undefined);
    if (!content) return;
    // Awaited: told before the sheet is gone, it would be gone with the sheet.
    await writeMessage(to, content);
    toast(words(useSocketState.getState().isUp ? 'chatForwarded' : 'chatWillBeSent'));
  };
  return (
    <ConversationScopeProvider value={scope}>
      <div className="conversation-log" {...dropping}>
        <ConversationLog ref={log} detail={detail} seq={seq} />
        {isOver && <div className="conversation-drop">{words('chatDropHere', { name: detail.name })}</div>}
      </div>
      <Announcer conversationId={detail.id} />
      {detail.mayWrite ? (
        <Composer ref={composer} key={address} detail={detail} />
      ) : (
        <p className="conversation-closed">
          {detail.isMember ? words('chatMayNotWrite') : words('chatNotMember')}
        </p>
      )}
      {forwarded && (
        <PickConversationSheet onPick={(to) => void forwardTo(to)} onClose={() => setForwarded(undefined)} />
      )}
    </ConversationScopeProvider>
  );
}
