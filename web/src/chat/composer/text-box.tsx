import type { ConversationDetail } from '@fairway/contract/chat.ts';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { askAndSendFiles } from './ask-and-send-files.ts';
import type { Mention } from './mention.ts';
import { MentionList } from './mention-list.tsx';
import { useMentionPicker } from './use-mention-picker.ts';

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

/** What a key is numbered while an input method has it. */
const keyOfComposing = 229;

/** Grows with what is written; pasted files are sent after a question; `@` offers the members of a group. */
export function TextBox(props: TextBoxProps) {
  const { detail, text, sendsByEnter, onChange, onMention, onSend, onFocus, ref } = props;
  const words = useWords();
  const box = useRef<HTMLTextAreaElement>(null);
  const { naming, isOpen, chosen, list, look, stop, walk, ties } = useMentionPicker(detail, box);

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

  const pick = ({ id, name }: Mention) => {
    if (!naming) return;
    onMention({ id, name });
    stop();
    replace(naming.start, naming.start + 1 + naming.keyword.length, `@${name} `);
  };
  const press = (event: KeyboardEvent) => {
    // Safari is done with composing before it tells of the key that ended it; only the key's number still says so.
    if (event.nativeEvent.isComposing || event.keyCode === keyOfComposing) return;
    if (event.key === 'Escape') stop();
    if (walk(event)) return event.preventDefault();
    if (isOpen && chosen && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      return pick(chosen);
    }
    if (event.key !== 'Enter' || event.shiftKey || !sendsByEnter) return;
    event.preventDefault();
    onSend();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Cells and paragraphs come with a picture of themselves: their words are meant.
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    void askAndSendFiles(detail, files);
  };
  return (
    <>
      <textarea
        ref={box}
        {...ties}
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
        onBlur={stop}
      />
      {isOpen && <MentionList {...list} anchor={box} onPick={pick} />}
      <span className="visually-hidden" role="status">
        {isOpen && words('pickerSuggestionsCount', { count: list.options.length })}
      </span>
    </>
  );
}
