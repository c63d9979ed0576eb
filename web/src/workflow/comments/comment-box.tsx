import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { FileList } from '../../forms/fields/uploads/file-list.tsx';
import { PictureGrid } from '../../forms/fields/uploads/picture-grid.tsx';
import { UploadRows } from '../../forms/fields/uploads/upload-rows.tsx';
import { FormContext } from '../../forms/use-form.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { takeTyping } from '../../ui/keys/typed-ahead.ts';
import { useSession } from '../../wire/session-store.ts';
import { AttachButton } from './attach-button.tsx';
import './comment-box.css';
import { type Mentioned, mostLetters } from './comment-draft.ts';
import { MentionSheet } from './mention-sheet.tsx';
import { useComment, type WrittenComment } from './use-comment.ts';
import { useCommentUploads } from './use-comment-uploads.ts';

/** Where a comment is written: text, pictures, files, and `@` to call somebody. */
export function CommentBox({ flowId, begun }: { flowId: string; begun: number }) {
  const comment = useComment(flowId);
  return (
    <FormContext value={comment.store}>
      <Writing comment={comment} begun={begun} />
    </FormContext>
  );
}

/** Counted from here on: before, nobody needs to know. */
const nearlyFull = mostLetters - 200;

interface WritingProps {
  comment: WrittenComment;
  begun: number;
}

function Writing({ comment: { text, write, mention, sending, problem, send }, begun }: WritingProps) {
  const words = useWords();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isMember = useSession(({ userInfo }) => userInfo?.userKind === 'member');
  /** Where the names go that are being picked, and how much of the text they replace. */
  const [calling, setCalling] = useState<{ from: number; to: number }>();
  const { pictures, files, add } = useCommentUploads();

  const begin = useEffectEvent(() => {
    const ahead = takeTyping().text;
    if (ahead !== '') write(text + ahead);
    area.current?.focus();
  });
  useEffect(() => {
    if (begun > 0) begin();
  }, [begun]);

  const type = (next: string, caret: number) => {
    write(next);
    const isCall = next.length === text.length + 1 && next[caret - 1] === '@';
    // Inside an address such as a@b nobody is called.
    if (isMember && isCall && !/\w/.test(next[caret - 2] ?? '')) setCalling({ from: caret - 1, to: caret });
  };
  const call = (people: readonly Mentioned[]) => {
    if (!calling || people.length === 0) return;
    const names = people.map(({ name }) => `@${name} `).join('');
    mention(people);
    write(text.slice(0, calling.from) + names + text.slice(calling.to));
    const caret = calling.from + names.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };
  const submit = () => void send().then((isSent) => isSent || area.current?.focus());
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const take = (event: ClipboardEvent | DragEvent, given: DataTransfer['files'] | undefined) => {
    if (!given || given.length === 0) return;
    event.preventDefault();
    add([...given]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; keys have the buttons inside
    <div
      className={`comment-box${problem ? ' comment-box-wrong' : ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
    >
      <textarea
        ref={area}
        aria-label={words('commentLabel')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder={words(isMember ? 'commentPlaceholder' : 'commentPlaceholderAlone')}
        rows={2}
        value={text}
        onChange={({ target }) => type(target.value, target.selectionStart)}
        onKeyDown={press}
        onPaste={(event) => take(event, event.clipboardData.files)}
      />
      {problem && (
        <p id={`${id}-problem`} className="comment-box-problem" role="alert">
          {problem}
        </p>
      )}
      <PictureGrid
        label={words('commentPictures')}
        files={pictures.files}
        type="annexpic"
        onRemove={pictures.removeFile}
      />
      <UploadRows {...pictures} />
      <FileList label={words('commentFiles')} files={files.files} type="annex" onRemove={files.removeFile} />
      <UploadRows {...files} />
      <div className="comment-box-tools">
        <AttachButton icon="image" label={words('commentAddPictures')} accept="image/*" uploads={pictures} />
        <AttachButton icon="file" label={words('commentAddFiles')} uploads={files} />
        {isMember && (
          <IconButton
            icon="at"
            label={words('commentMention')}
            onClick={() => {
              const caret = area.current?.selectionEnd ?? text.length;
              setCalling({ from: caret, to: caret });
            }}
          />
        )}
        {text.length >= nearlyFull && (
          <span className="comment-box-count number" aria-hidden="true">
            {text.length}/{mostLetters}
          </span>
        )}
        <Button look="primary" busy={sending.isSending || sending.isWaiting} onClick={submit}>
          {words('commentSend')}
        </Button>
      </div>
      <MentionSheet open={calling !== undefined} onClose={() => setCalling(undefined)} onPick={call} />
    </div>
  );
}
