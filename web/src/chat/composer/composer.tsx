import { type ChatMessage, type ConversationDetail, longestText } from '@fairway/contract/chat.ts';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useMyId } from '../../wire/session-store.ts';
import { useOnline } from '../../wire/use-online.ts';
import { addressOf } from '../list/conversation-address.ts';
import { writeMessage } from '../outbox/write-message.ts';
import './composer.css';
import { EmojiPanel } from './emoji-panel.tsx';
import { ExtrasPanel } from './extras-panel.tsx';
import { mentionsIn } from './mention.ts';
import { ReplyBar } from './reply-bar.tsx';
import { TextBox, type TextBoxHandle } from './text-box.tsx';
import { useEscapeFirst } from './use-escape-first.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { VoiceInput } from './voice-input.tsx';

export interface ComposerHandle {
  reply: (message: ChatMessage) => void;
  /** Puts words back to be written anew. */
  edit: (text: string) => void;
}

interface ComposerProps {
  detail: ConversationDetail;
  ref: Ref<ComposerHandle>;
}

type Panel = 'emoji' | 'extras' | undefined;

/** Where one writes: words, a voice, pictures, files, places. What is not sent yet is still there on return. */
export function Composer({ detail, ref }: ComposerProps) {
  const words = useWords();
  const me = useMyId();
  const isOnline = useOnline();
  const hasMouse = useMedia('(pointer: fine)');
  const address = addressOf(detail);
  const box = useRef<TextBoxHandle>(null);
  const { composed, change, clear } = useMessageDraft(address);
  const { text, mentions } = composed;
  const [answered, setAnswered] = useState<ChatMessage>();
  const [isTalking, setIsTalking] = useState(false);
  const [panel, setPanel] = useState<Panel>();
  useEscapeFirst(() => setPanel(undefined), panel !== undefined);
  useImperativeHandle(ref, () => ({
    reply(message) {
      setAnswered(message);
      write();
    },
    edit(words) {
      change({ text: text ? `${text}${words}` : words });
      write();
    },
  }));
  const write = () => {
    setIsTalking(false);
    setPanel(undefined);
    // After a menu that gives the focus back to its button.
    requestAnimationFrame(() => box.current?.focus());
  };

  const length = [...text].length;
  const isTooLong = length > longestText;
  const canSend = text.trim() !== '' && !isTooLong;
  const send = () => {
    if (!canSend) return;
    const offering = { members: detail.members, me, allName: words('chatMentionAll') };
    const mentionIds = detail.kind === 'direct' ? [] : mentionsIn(text, mentions, offering);
    void writeMessage(
      address,
      { kind: 'text', text: text.trim() },
      { replyTo: answered?.seq ?? null, mentionIds },
    );
    clear();
    setAnswered(undefined);
    box.current?.focus();
  };
  const toggle = (wanted: Panel) => setPanel(panel === wanted ? undefined : wanted);

  return (
    <div className="composer">
      {!isOnline && <p className="composer-line">{words('chatWaitsForNetwork')}</p>}
      {isTooLong && (
        <p className="composer-line composer-problem number" role="alert">
          {words('chatTooLong', { count: length, most: longestText })}
        </p>
      )}
      {answered && <ReplyBar message={answered} onCancel={() => setAnswered(undefined)} />}
      <div className="composer-row">
        <IconButton
          icon={isTalking ? 'keyboard' : 'mic'}
          label={isTalking ? words('chatToText') : words('chatToVoice')}
          onClick={() => {
            setPanel(undefined);
            setIsTalking(!isTalking);
          }}
        />
        {isTalking ? (
          <VoiceInput address={address} />
        ) : (
          <TextBox
            ref={box}
            detail={detail}
            text={text}
            sendsByEnter={hasMouse}
            onChange={(text) => change({ text })}
            onMention={(mention) => change({ mentions: [...mentions, mention] })}
            onSend={send}
            onFocus={() => setPanel(undefined)}
          />
        )}
        <IconButton
          icon="emoji"
          label={words('chatEmoji')}
          aria-expanded={panel === 'emoji'}
          onClick={() => {
            setIsTalking(false);
            toggle('emoji');
          }}
        />
        {canSend && !isTalking ? (
          <Button
            look="primary"
            className="composer-send"
            // The focus, and with it the keyboard of a phone, stays where one writes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={send}
          >
            {words('chatSend')}
          </Button>
        ) : (
          <IconButton
            icon="plus"
            label={words('chatExtras')}
            aria-expanded={panel === 'extras'}
            onClick={() => toggle('extras')}
          />
        )}
      </div>
      {panel === 'emoji' && <EmojiPanel onPick={(emoji) => box.current?.insert(emoji)} />}
      {panel === 'extras' && <ExtrasPanel detail={detail} onDone={() => setPanel(undefined)} />}
    </div>
  );
}
