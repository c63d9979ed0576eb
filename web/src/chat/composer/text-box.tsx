import type { ConversationDetail } from '@fairway/contract/chat.ts';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { useSession } from '../../session/session-store.ts';
import { askAndSendFiles } from './ask-and-send-files.ts';
import { type Mention, mentionable, typedMention } from './mention.ts';
import { MentionList, type MentionListHandle } from './mention-list.tsx';

export interface TextBoxHandle {
  focus: () => void;
  /** At the caret. */
  insert: (text: string) => void;
}

interface TextBoxProps {
  detail: ConversationDetail;
  text: string;
  /** With a real keyboard Enter sends and Shift+Enter is a new line; on a phone there is a button. */
  sendsByEnter: boolean;
  onChange: (text: string) => void;
  onMention: (mention: Mention) => void;
  onSend: () => void;
  onFocus: () => void;
  ref: Ref<TextBoxHandle>;
}

/** Grows with what is written; pasted files are sent after a question; `@` offers the members of a group. */
export function TextBox(props: TextBoxProps) {
  const { detail, text, sendsByEnter, onChange, onMention, onSend, onFocus, ref } = props;
  const words = useWords();
  const me = useSession(({ userInfo }) => userInfo?.userId ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<MentionListHandle>(null);
  const [typed, setTyped] = useState<{ start: number; keyword: string }>();
  const isGroup = detail.kind !== 'direct';
  const members = typed ? mentionable(detail.members, typed.keyword, me) : [];
  const isNaming = isGroup && typed !== undefined && (members.length > 0 || typed.keyword === '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text]);

  const replace = (start: number, end: number, by: string) => {
    // At once: what is typed before the caret is put would stand in the wrong place.
    flushSync(() => onChange(text.slice(0, start) + by + text.slice(end)));
    const caret = start + by.length;
    // A phone's keyboard would take the place of what the next emoji is picked from.
    if (sendsByEnter) box.current?.focus();
    box.current?.setSelectionRange(caret, caret);
  };
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    insert: (added) => {
      const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {};
      replace(selectionStart, selectionEnd, added);
    },
  }));

  const look = () => {
    const caret = box.current?.selectionStart ?? 0;
    setTyped(isGroup ? typedMention(box.current?.value ?? '', caret) : undefined);
  };
  const name = (mention: Mention) => {
    if (!typed) return;
    onMention(mention);
    setTyped(undefined);
    replace(typed.start, typed.start + 1 + typed.keyword.length, `@${mention.name} `);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isNaming && list.current?.press(event)) return;
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key !== 'Enter' || event.shiftKey || !sendsByEnter) return;
    event.preventDefault();
    onSend();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void askAndSendFiles(detail, files);
  };
  return (
    <>
      <textarea
        ref={box}
        className="composer-text"
        rows={1}
        value={text}
        aria-label={words('chatWrite')}
        placeholder={words('chatWrite')}
        enterKeyHint={sendsByEnter ? 'send' : 'enter'}
        onChange={(event) => {
          onChange(event.target.value);
          look();
        }}
        onKeyDown={press}
        onPaste={paste}
        onFocus={onFocus}
        onBlur={() => setTyped(undefined)}
      />
      {isNaming && <MentionList ref={list} anchor={box} members={members} onPick={name} />}
    </>
  );
}
